/** The lightbox: PhotoSwipe for the slides of one gallery, with our own controls and keys. Loaded lazily. */
import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from "photoswipe";
import "photoswipe/style.css";
import "./lightbox.css";
import { type Caption, measureCaption } from "./lightbox-caption.ts";
import { addControls } from "./lightbox-controls.ts";
import { holdFocus } from "./lightbox-focus.ts";
import { pad, padSoldOut } from "./lightbox-padding.ts";
import { dropUnseenBounds, findSlides, toSlideData } from "./lightbox-slides.ts";
import { addStamp } from "./lightbox-stamp.ts";

type Listener = {
  /** Shows another slide. */
  changed: (slide: HTMLElement) => void;
  closing: () => void;
  /** Runs once everything is restored; focus is on the last slide shown. */
  closed: () => void;
};

export type Lightbox = {
  close: () => void;
  /** Goes to another slide of the same gallery. */
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
  // We handle these ourselves, so that they also work during the opening animation.
  bgClickAction: false,
  tapAction: false,
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  // Replaced in lightbox-controls.ts.
  close: false,
  zoom: false,
  counter: false,
  arrowPrev: false,
  arrowNext: false,
};

/** A sold-out design does not zoom. */
const SOLD_OUT_OPTIONS: PhotoSwipeOptions = {
  imageClickAction: false,
  doubleTapAction: false,
  maxZoomLevel: "fit",
  secondaryZoomLevel: "fit",
  paddingFn: padSoldOut,
};

/** Opens a slide within its gallery; a sold-out design on its own. */
export function showLightbox(slide: HTMLElement, listener: Listener): Lightbox {
  const { soldOut } = slide.dataset;
  const slides = soldOut ? [slide] : findSlides(slide);
  const pswp = new PhotoSwipe({
    ...OPTIONS,
    paddingFn: (viewport, item) => pad(viewport, measure(pswp, item)),
    ...(soldOut && SOLD_OUT_OPTIONS),
    dataSource: slides.map(toSlideData),
    index: slides.indexOf(slide),
  });
  /** PhotoSwipe ignores calls during its opening animation: run them afterwards. */
  const whenOpen = (act: () => void) => {
    if (pswp.opener.isOpen) act();
    else pswp.on("openingAnimationEnd", act);
  };
  const close = () => whenOpen(() => pswp.close());
  const step = (direction: number) => whenOpen(() => (direction > 0 ? pswp.next() : pswp.prev()));
  const shown = () => slides[pswp.currIndex] ?? slide;
  pswp.addFilter("thumbBounds", dropUnseenBounds);
  if (soldOut) addStamp(pswp);
  addControls(pswp, {
    label: slide.closest<HTMLElement>("[data-gallery]")?.dataset.gallery ?? "",
    title: soldOut,
    close,
    step,
  });
  holdFocus(pswp, { close, step, returnTo: shown });
  pswp.on("close", listener.closing);
  pswp.on("destroy", listener.closed);
  pswp.init();
  pswp.element?.addEventListener("click", ({ target, detail }) => {
    // Ignore the second click of a double click on the thumbnail.
    if (isBackdrop(target) && detail < 2) close();
  });
  pswp.on("change", () => listener.changed(shown()));
  return { close, show: (other) => slides.includes(other) && pswp.goTo(slides.indexOf(other)) };
}

function measure({ element }: PhotoSwipe, item: SlideData) {
  const bar = element?.querySelector<HTMLElement>(".lightbox-bar:last-child");
  const { width = 0, height = 0 } = item;
  return { bar: bar ? measureCaption(bar, item as Caption) : 0, isLandscape: width > height };
}

function isBackdrop(target: EventTarget | null): boolean {
  return (
    target instanceof Element && !target.closest(".pswp__content, .pswp__img, .lightbox-stamp, button, a")
  );
}
