/** One picture at every width of the ladder, over its placeholder. */
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { toAddress } from "#domain/address.ts";
import type { Derivative, ImageEntry, ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf, type Thumbs } from "#domain/pictures.ts";

export type PictureProps = {
  id?: string;
  /** The background shows while a picture without a placeholder loads. */
  image: ShownEntry & Partial<Pick<ImageEntry, "placeholder">>;
  /** Empty only for decorative images. */
  alt: string;
  /** The `sizes` attribute. Browsers that support `auto` measure lazy pictures instead. */
  sizes: string;
  className?: string;
  /** Loads a first-screen picture at once. At most two pictures of a page are "high". */
  priority?: "high" | "low";
};

export function Picture({ id, image, alt, sizes, className, priority }: PictureProps) {
  const { path, width, height } = largestOf(image);
  return (
    <img
      id={id}
      className={clsx("thumb", className)}
      style={toPlaceholder(image)}
      src={toAddress(path)}
      srcSet={toSrcSet(image.derivatives)}
      sizes={priority ? sizes : `auto, ${sizes}`}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority}
      decoding="async"
      // placeholders.ts alone sets styles of pictures in an island, maybe before it hydrates.
      suppressHydrationWarning
    />
  );
}

/** Sets the placeholder as a custom property, for the role `thumb` (roles.css). */
function toPlaceholder({ placeholder }: PictureProps["image"]): CSSProperties | undefined {
  return placeholder ? { "--placeholder": `url(${placeholder})` } : undefined;
}

/** `/images/0f3a…-tile-320.webp 320w, …` */
export function toSrcSet(derivatives: readonly Derivative[]): string {
  return derivatives.map(({ path, width }) => `${toAddress(path)} ${width}w`).join(", ");
}

/** Sets a gallery's sprite of placeholders as custom properties, for roles.css. */
export function toThumbsStyle({ uri, count }: Thumbs): CSSProperties {
  return { "--thumbs": uri && `url(${uri})`, "--count": count };
}

/** Lets `style` take custom properties, here and elsewhere. */
declare module "react" {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
