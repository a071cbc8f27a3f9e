/**
 * Places for the drawing on each skin tone, over the original. Without scripts a place shows its picture as a background,
 * fetched when the tone is chosen: lazy images would not wait there. tones.ts puts an image into it, at the right width.
 */

import { toAddress } from "#domain/address.ts";
import type { Derivative, PlateEntry } from "#domain/manifest-schema.ts";
import { toSrcSet } from "#domain/srcset.ts";

type TintedProps = {
  tones: PlateEntry["tones"];
  /** Of the plate. */
  sizes: string;
};

export function Tinted({ tones, sizes }: TintedProps) {
  return Object.entries(tones).map(([tone, derivatives]) => (
    <span
      key={tone}
      className="tinted"
      // Here and not in plate.css: before the stylesheet has arrived all of them would be fetched.
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
