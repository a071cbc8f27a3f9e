/**
 * The drawing on each skin tone, over the original: a background image, which loads only when its tone is chosen (a lazy
 * image would not wait). Scripts put an image over it that they can wait for.
 */
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";

export function Tinted({ tones }: Pick<PlateEntry, "tones">) {
  return Object.entries(tones).map(([tone, { path }]) => (
    <span
      key={tone}
      className="tinted"
      // Inline: until plate.css has loaded, the browser would fetch them all.
      style={{ display: "none", backgroundImage: `url(${toAddress(path)})` }}
      data-tone={tone}
    />
  ));
}
