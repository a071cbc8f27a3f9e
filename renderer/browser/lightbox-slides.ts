/** The slides of a page as PhotoSwipe wants them. They are written by components/slide-attributes.ts. */

type Bounds = { x: number; y: number; w: number };

/** All slides of a gallery, in its own order: a carousel may have moved them. */
export function findSlides(slide: HTMLElement): HTMLElement[] {
  const gallery = slide.closest("[data-gallery]");
  return [...(gallery?.querySelectorAll<HTMLElement>("[data-slide]") ?? [])].sort(
    (a, b) => Number(a.dataset.slide) - Number(b.dataset.slide),
  );
}

/** What the page shows of a picture stands in until the larger one is there, unless the page shows a part of it only. */
export function toSlideData(slide: HTMLElement) {
  const { src, srcset, width, height } = slide.dataset;
  const size = { width: Number(width), height: Number(height) };
  const image = slide.querySelector("img");
  const isWhole = image !== null && Math.abs(image.width / image.height - size.width / size.height) < 0.03;
  return {
    ...size,
    src: src ?? slide.getAttribute("href") ?? "",
    srcset: srcset ?? image?.srcset,
    alt: image?.alt,
    ...(isWhole && { element: slide, msrc: image.currentSrc || undefined }),
  };
}

/** A picture neither flies in from nor out to where nothing is seen: without bounds PhotoSwipe fades it instead. */
export function keepInView(bounds: Bounds | undefined): Bounds {
  const isSeen =
    bounds &&
    bounds.x + bounds.w > 0 &&
    bounds.x < innerWidth &&
    bounds.y > -innerHeight / 2 &&
    bounds.y < innerHeight;
  return (isSeen ? bounds : undefined) as Bounds;
}
