/** The lightbox: PhotoSwipe over the slides of one gallery, with our controls, focus and keys. Fetched on first need. */
import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import "photoswipe/style.css";
import "./lightbox.css";
import { addControls } from "./lightbox-controls.ts";
import { holdFocus } from "./lightbox-focus.ts";
import { pad, padSoldOut } from "./lightbox-padding.ts";
import { findSlides, keepInView, toSlideData } from "./lightbox-slides.ts";
import { layStamp } from "./lightbox-stamp.ts";

type Listener = {
  /** Another slide of the gallery is shown. */
  changed: (slide: HTMLElement) => void;
  closing: () => void;
  /** All is as it was before; focus is on the slide that was shown last. */
  closed: () => void;
};

export type Lightbox = {
  close: () => void;
  /** Moves to another slide of the same gallery. */
  show: (slide: HTMLElement) => void;
};

const OPTIONS: PhotoSwipeOptions = {
  mainClass: "lightbox",
  bgOpacity: 1,
  preload: [1, 1],
  showAnimationDuration: 280,
  hideAnimationDuration: 280,
  zoomAnimationDuration: 280,
  imageClickAction: "zoom",
  // Ours: they also work while the lightbox opens.
  bgClickAction: false,
  tapAction: false,
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
  const { soldOut } = slide.dataset;
  const slides = soldOut ? [slide] : findSlides(slide);
  const pswp = new PhotoSwipe({
    ...OPTIONS,
    paddingFn: pad,
    ...(soldOut && SOLD_OUT_OPTIONS),
    dataSource: slides.map(toSlideData),
    index: slides.indexOf(slide),
  });
  /** PhotoSwipe can do nothing else while it opens: what is asked of it then is done right after. */
  const whenOpen = (act: () => void) => {
    if (pswp.opener.isOpen) act();
    else pswp.on("openingAnimationEnd", act);
  };
  const close = () => whenOpen(() => pswp.close());
  const shown = () => slides[pswp.currIndex] ?? slide;
  pswp.addFilter("thumbBounds", keepInView);
  if (soldOut) layStamp(pswp);
  addControls(pswp, {
    label: slide.closest<HTMLElement>("[data-gallery]")?.dataset.gallery ?? "",
    title: soldOut,
    close,
    step: (direction) => whenOpen(() => (direction > 0 ? pswp.next() : pswp.prev())),
  });
  holdFocus(pswp, { close, returnTo: shown });
  pswp.on("close", listener.closing);
  pswp.on("destroy", listener.closed);
  pswp.init();
  pswp.element?.addEventListener("click", ({ target, detail }) => {
    // The second click of a double one was meant for the picture that opened.
    if (isBackdrop(target) && detail < 2) close();
  });
  pswp.on("change", () => listener.changed(shown()));
  return { close, show: (other) => slides.includes(other) && pswp.goTo(slides.indexOf(other)) };
}

/** Neither a picture nor its paper nor a control. */
function isBackdrop(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest(".pswp__content, .pswp__img, .lightbox-stamp, button");
}
