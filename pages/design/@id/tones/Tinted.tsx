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
      className="tinted absolute inset-0 bg-cover *:size-full"
      // Of the chosen tone alone design.css sets these.
      style={{
        display: `var(--${tone}-display, none)`,
        opacity: `var(--${tone}-opacity, 0)`,
        backgroundImage: `url(${toAddress(path)})`,
      }}
      data-tone={tone}
    />
  ));
}
