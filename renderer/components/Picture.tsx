/** One picture at every width of the ladder, over its placeholder. */

import { toAddress } from "#domain/address.ts";
import type { ImageEntry, ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf, toSrcSet } from "#domain/srcset.ts";

export type PictureProps = {
  /** Without a placeholder the ground shows until the picture is there. */
  image: ShownEntry & Partial<Pick<ImageEntry, "placeholder">>;
  /** Empty only for a decorative image. */
  alt: string;
  /** Rendered width, as the CSS `sizes` attribute; a lazy picture is measured by browsers that can. */
  sizes: string;
  className?: string;
  /** In the first view: load at once. "high" goes ahead of the rest, for at most two pictures of a page; "low" after it. */
  priority?: "high" | "low";
};

export function Picture({ image, alt, sizes, className, priority }: PictureProps) {
  const { path, width, height } = largestOf(image);
  return (
    <img
      className={className}
      style={image.placeholder ? { backgroundImage: `url(${image.placeholder})` } : undefined}
      src={toAddress(path)}
      srcSet={toSrcSet(image.derivatives)}
      sizes={priority ? sizes : `auto, ${sizes}`}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority}
      decoding="async"
    />
  );
}
