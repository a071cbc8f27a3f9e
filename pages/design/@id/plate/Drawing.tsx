/** The drawing, covered by its picture on the chosen skin tone. */
import { clsx } from "clsx";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { Picture, type PictureProps } from "#renderer/pictures/Picture.tsx";

/** A sold-out design has no tones. */
export type ToneableEntry = Omit<PlateEntry, "tones"> & { tones?: PlateEntry["tones"] };

/** Stands in until chosen-tone.ts sets the tone's picture. Browsers fetch even a hidden picture at once. */
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

type DrawingProps = Omit<PictureProps, "image"> & { image: ToneableEntry };

export function Drawing({ image, className, ...picture }: DrawingProps) {
  return (
    <>
      <Picture
        {...picture}
        image={image}
        className={clsx("w-full opacity-(--original,var(--faded,1))", className)}
      />
      {image.tones && (
        <img data-tinted className="absolute inset-0 size-full" src={EMPTY} alt="" decoding="sync" />
      )}
    </>
  );
}
