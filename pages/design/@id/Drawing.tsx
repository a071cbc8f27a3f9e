/**
 * The drawing, and over it the same on each skin tone: background images, which load only when their tone is chosen (lazy
 * images would not wait). Scripts put images over them that they can wait for.
 */
import { clsx } from "clsx";
import { toAddress } from "#domain/address.ts";
import type { PlateEntry } from "#domain/manifest-schema.ts";
import { Picture, type PictureProps } from "#renderer/components/Picture.tsx";

/** Without tones of a sold-out design. */
export type ToneableEntry = Omit<PlateEntry, "tones"> & { tones?: PlateEntry["tones"] };

type DrawingProps = Omit<PictureProps, "image"> & { image: ToneableEntry };

export function Drawing({ image, className, ...picture }: DrawingProps) {
  return (
    <>
      <Picture
        {...picture}
        image={image}
        className={clsx("w-full opacity-[var(--original,var(--faded,1))]", className)}
      />
      {Object.entries(image.tones ?? {}).map(([tone, { path }]) => (
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
      ))}
    </>
  );
}
