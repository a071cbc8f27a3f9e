/** Reads the slides that slide-attributes.ts describes into the form PhotoSwipe expects. */

type Bounds = { x: number; y: number; w: number };

/** All slides of a gallery in their original order, which a carousel changes. */
export function findSlides(slide: HTMLElement): HTMLElement[] {
  const gallery = slide.closest("[data-gallery]");
  return [...(gallery?.querySelectorAll<HTMLElement>("[data-slide]") ?? [])].sort(
    (a, b) => Number(a.dataset.slide) - Number(b.dataset.slide),
  );
}

/** The page's own image serves as placeholder, unless it is cropped. A link after the slide ends its caption. */
export function toSlideData(slide: HTMLElement) {
  const { src, srcset, width, height, soldOut, title } = slide.dataset;
  const size = { width: Number(width), height: Number(height) };
  const image = slide.querySelector("img");
  const link = slide.nextElementSibling;
  const isWhole = image !== null && Math.abs(image.width / image.height - size.width / size.height) < 0.03;
  return {
    ...size,
    src: src ?? slide.getAttribute("href") ?? "",
    srcset: srcset ?? image?.srcset,
    alt: image?.alt || soldOut,
    title,
    words: image?.alt,
    link: link instanceof HTMLAnchorElement ? link : undefined,
    ...(isWhole && { element: slide, msrc: image.currentSrc || undefined }),
  };
}

/** Without bounds PhotoSwipe fades a picture instead of zooming it from or to a place out of view. */
export function dropUnseenBounds(bounds: Bounds | undefined): Bounds {
  const isSeen =
    bounds &&
    bounds.x + bounds.w > 0 &&
    bounds.x < innerWidth &&
    bounds.y > -innerHeight / 2 &&
    bounds.y < innerHeight;
  return (isSeen ? bounds : undefined) as Bounds;
}
