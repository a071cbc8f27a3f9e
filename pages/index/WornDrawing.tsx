/** The drawing that a work wears, on paper over its photo, until self-poking.ts has poked it. */
import { clsx } from "clsx";
import { Picture } from "#renderer/pictures/Picture.tsx";
import { toTransform } from "#renderer/pictures/work.ts";
import type { GalleryWork } from "./+data.ts";

type WornDrawingProps = {
  drawing: NonNullable<GalleryWork["drawing"]>;
  /** The photo's width to its height. */
  aspectRatio: number;
  /** The `sizes` of a picture with an aspect ratio and the gallery's height. */
  toSizes: (aspectRatio: number) => string;
};

/** The drawing is hidden, and so not loaded, unless early.ts has marked the document. */
export function WornDrawing({ drawing: { image, dots, place }, aspectRatio, toSizes }: WornDrawingProps) {
  // The drawing takes four fifths of the paper's width or height, whichever it meets first.
  const share = 0.8 * Math.min(1, image.width / image.height / aspectRatio);
  return (
    <span
      data-poke="paper"
      data-src={dots}
      data-place={place && toTransform(place)}
      // If no script takes over, the photo shows.
      className="stamp stamp-large absolute! print:hidden! inset-0 worn:grid hidden animate-leave select-none place-items-center forced-color-adjust-none"
    >
      <span
        data-poke="drawing"
        // It looks like the stencil until the canvas with the stencil covers it, without a transition.
        className={clsx(
          "relative block *:[canvas]:transition-none",
          // Its own paper, or the color would fill the place of a drawing that has not loaded.
          "not-has-[canvas]:isolate not-has-[canvas]:bg-paper not-has-[canvas]:opacity-24",
          "not-has-[canvas]:after:absolute not-has-[canvas]:after:inset-0 not-has-[canvas]:after:bg-accent not-has-[canvas]:after:mix-blend-screen",
        )}
        style={{ width: `${Math.round(100 * share)}%` }}
      >
        <Picture className="w-full bg-none!" image={image} alt="" sizes={toSizes(share * aspectRatio)} />
      </span>
    </span>
  );
}
