/** The lightbox: PhotoSwipe over the slides of one gallery, with our controls, focus and keys. Fetched on first need. */
import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import "photoswipe/style.css";
import "./lightbox.css";
import { addControls } from "./lightbox-controls.ts";
import { holdFocus } from "./lightbox-focus.ts";
import { pad, padSoldOut } from "./lightbox-padding.ts";
import { layStamp } from "./lightbox-stamp.ts";

type Listener = {
  /** Another slide of the gallery is shown. */
  changed: (slide: HTMLElement) => void;
  closing: () => void;
  /** All is as it was before; focus is on the slide that was shown last. */
  closed: () => void;
};

type Bounds = { x: number; y: number; w: number };

export type Lightbox = {
  close: () => void;
  /** Moves to another slide of the same gallery. */
  show: (slide: HTMLElement) => void;
};

const OPTIONS: PhotoSwipeOptions = {
  mainClass: "lightbox",
  bgOpacity: 1,
  preload: [1, 1],
  imageClickAction: "zoom",
  // Ours: they also work while the lightbox opens.
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  // Our own stand in lightbox-controls.ts.
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
};

/** A sold-out design is a stamp that lies still. */
const SOLD_OUT_OPTIONS: PhotoSwipeOptions = {
  imageClickAction: false,
  doubleTapAction: false,
  maxZoomLevel: "fit",
  secondaryZoomLevel: "fit",
  paddingFn: padSoldOut,
};

/** Opens a slide among those of its gallery; a sold-out design alone. */
export function showLightbox(slide: HTMLElement, listener: Listener): Lightbox {
  const gallery = slide.closest<HTMLElement>("[data-gallery]");
  const { soldOut } = slide.dataset;
  const slides = soldOut ? [slide] : [...(gallery?.querySelectorAll<HTMLElement>("[data-slide]") ?? [])];
  const pswp = new PhotoSwipe({
    ...OPTIONS,
    paddingFn: pad,
    ...(soldOut && SOLD_OUT_OPTIONS),
    tapAction: (_point, event) => void (isBackdrop(event.target) && close()),
    bgClickAction: () => close(),
    dataSource: slides.map(toSlideData),
    index: slides.indexOf(slide),
  });
  /** PhotoSwipe cannot turn back while it opens: it closes as soon as it can. */
  const close = () => {
    if (pswp.opener.isOpen) pswp.close();
    else pswp.on("openingAnimationEnd", () => pswp.close());
  };
  const shown = () => slides[pswp.currIndex] ?? slide;
  pswp.addFilter("thumbBounds", keepInView);
  if (soldOut) layStamp(pswp);
  addControls(pswp, { label: gallery?.dataset.gallery ?? "", title: soldOut, close });
  holdFocus(pswp, { close, returnTo: shown });
  pswp.on("close", listener.closing);
  pswp.on("destroy", listener.closed);
  pswp.init();
  pswp.on("change", () => listener.changed(shown()));
  return { close, show: (other) => slides.includes(other) && pswp.goTo(slides.indexOf(other)) };
}

function toSlideData(slide: HTMLElement) {
  const image = slide.querySelector("img");
  return {
    element: slide,
    src: slide.dataset.src ?? slide.getAttribute("href") ?? "",
    srcset: slide.dataset.srcset,
    width: Number(slide.dataset.width),
    height: Number(slide.dataset.height),
    alt: image?.alt,
    /** What the page shows already stands in until the larger picture is there. */
    msrc: image?.currentSrc || undefined,
    thumbCropped: image ? getComputedStyle(image).objectFit === "cover" : false,
  };
}

/** A picture neither flies in from nor out to where nothing is seen: without bounds PhotoSwipe fades it instead. */
function keepInView(bounds: Bounds | undefined): Bounds {
  const isSeen =
    bounds &&
    bounds.x + bounds.w > 0 &&
    bounds.x < innerWidth &&
    bounds.y > -innerHeight / 2 &&
    bounds.y < innerHeight;
  return (isSeen ? bounds : undefined) as Bounds;
}

function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(".pswp__item, .pswp__zoom-wrap");
}
