/**
 * The drawing on each skin tone, over the original. Without scripts each is a background image, which loads only when
 * its tone is chosen (a lazy image would not wait). Scripts replace it by an image that they can wait for.
 */
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";

export function Tinted({ tones }: Pick<PlateEntry, "tones">) {
  return Object.entries(tones).map(([tone, { path }]) => (
    <span
      key={tone}
      className="tinted"
      // Inline: until plate.css has loaded, the browser would fetch them all.
      style={{ display: "none" }}
      data-tone={tone}
    >
      <template>
        {/* With a low priority, or React would preload it. */}
        <img src={toAddress(path)} alt="" fetchPriority="low" decoding="sync" />
      </template>
      <span style={{ backgroundImage: `url(${toAddress(path)})` }} />
    </span>
  ));
}
