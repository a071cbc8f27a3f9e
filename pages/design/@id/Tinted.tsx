/** The drawing on each skin tone, over the original. None is fetched before it is wanted: see tones.ts. */
import type { PlateEntry } from "#images/manifest-schema.ts";
import { toSrcSet } from "#renderer/srcset.ts";

type TintedProps = {
  tones: PlateEntry["tones"];
  sizes: string;
};

export function Tinted({ tones, sizes }: TintedProps) {
  return Object.entries(tones).map(([tone, derivatives]) => (
    <img
      key={tone}
      className="tinted"
      data-tone={tone}
      srcSet={toSrcSet(derivatives)}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="sync"
    />
  ));
}
