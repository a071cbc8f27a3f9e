/**
 * The drawing on each skin tone, over the original. Without scripts each is a background image, which loads only when
 * its tone is chosen (a lazy image would not wait). tones.ts replaces it by an image of the right width.
 */
import { toAddress } from "#domain/address.ts";
import type { Derivative, PlateEntry } from "#domain/manifest-schema.ts";
import { toSrcSet } from "#domain/srcset.ts";

type TintedProps = {
  tones: PlateEntry["tones"];
  sizes: string;
};

export function Tinted({ tones, sizes }: TintedProps) {
  return Object.entries(tones).map(([tone, derivatives]) => (
    <span
      key={tone}
      className="tinted"
      // Inline: until plate.css has loaded, the browser would fetch them all.
      style={{ display: "none" }}
      data-tone={tone}
      data-srcset={toSrcSet(derivatives)}
      data-sizes={sizes}
    >
      <span style={{ backgroundImage: `url(${toMiddle(derivatives)})` }} />
    </span>
  ));
}

function toMiddle(derivatives: readonly Derivative[]): string {
  return toAddress(derivatives[derivatives.length >> 1]?.path ?? "");
}
