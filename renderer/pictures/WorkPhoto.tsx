/** A photo of finished work that opens in the lightbox (slide-attributes.ts). */
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { toSlideLink } from "#renderer/lightbox/slide-attributes.ts";
import { Picture, type PictureProps } from "./Picture.tsx";
import { type ShownPhoto, toTransform } from "./work.ts";

type WorkPhotoProps = ComponentProps<"a"> &
  Pick<PictureProps, "sizes" | "priority"> & {
    photo: ShownPhoto;
    /** The caption in the lightbox. */
    title: string;
    /** The page that the caption links to. */
    page?: string;
  };

/** The caller sets the height by style or classes. `children` come after the photo. */
export function WorkPhoto({
  photo,
  title,
  page,
  sizes,
  priority,
  className,
  style,
  children,
  ...link
}: WorkPhotoProps) {
  const { image, alt, note, place } = photo;
  return (
    <a
      {...link}
      data-loading
      className={clsx("data-loading:halftone block", className)}
      style={{ aspectRatio: Number((image.width / image.height).toFixed(4)), ...style }}
      data-title={title}
      data-note={note}
      data-page={page}
      data-place={place && toTransform(place)}
      {...toSlideLink(image)}
    >
      <Picture
        className="size-full object-cover text-small"
        image={image}
        alt={alt}
        sizes={sizes}
        priority={priority}
      />
      {children}
    </a>
  );
}
