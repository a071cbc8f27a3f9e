/** The drawing and, over it, the picture of it on the chosen skin tone. */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { Picture, type PictureProps } from "#renderer/components/Picture.tsx";

/** A sold-out design has no tones. */
export type ToneableEntry = Omit<PlateEntry, "tones"> & { tones?: PlateEntry["tones"] };

type DrawingProps = Omit<PictureProps, "image"> & { image: ToneableEntry };

export function Drawing({ image, className, ...picture }: DrawingProps) {
  const tint = image.tones?.light;
  return (
    <>
      <Picture
        {...picture}
        image={image}
        className={clsx("w-full opacity-[var(--original,var(--faded,1))]", className)}
      />
      {tint && (
        <img
          className="tinted absolute inset-0 size-full"
          // Not fetched while hidden. tones.ts replaces it by the picture of the chosen tone.
          src={toAddress(tint.path)}
          alt=""
          loading="lazy"
          decoding="sync"
        />
      )}
    </>
  );
}
