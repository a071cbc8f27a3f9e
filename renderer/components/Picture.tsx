/** One picture at every width of the ladder, over its placeholder. */
import type { ImageEntry } from "#images/manifest-schema.ts";
import { toAddress } from "../address.ts";
import { toSrcSet } from "../srcset.ts";

export type PictureProps = {
  image: Pick<ImageEntry, "width" | "height" | "placeholder" | "derivatives">;
  /** Empty only for a decorative image. */
  alt: string;
  /** Rendered width, as the CSS `sizes` attribute. */
  sizes: string;
  className?: string;
  /** In the first view: load at once. "high" goes ahead of the rest, for at most two pictures of a page. */
  priority?: "high" | "eager";
  /** Where very many would weigh too much: no placeholder, the ground shows until the picture is there. */
  isBare?: boolean;
};

export function Picture({ image, alt, sizes, className, priority, isBare }: PictureProps) {
  const middle = image.derivatives[image.derivatives.length >> 1];
  return (
    <img
      className={className}
      style={isBare ? undefined : { backgroundImage: `url(${image.placeholder})` }}
      src={toAddress(middle?.path ?? "")}
      srcSet={toSrcSet(image.derivatives)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority === "high" ? "high" : undefined}
      decoding="async"
    />
  );
}
