/** The lightbox itself: PhotoSwipe with its styles, its place in the history, and the focus. Loaded when it opens. */
import PhotoSwipe from "photoswipe";
import PhotoSwipeLightbox from "photoswipe/lightbox";
import baseStyles from "photoswipe/style.css?inline";
import { toIconMarkup } from "#renderer/icon-paths.ts";
import ownStyles from "./lightbox.css?inline";
import { addPair } from "./lightbox-pair.ts";
import { addCaption, fitPicture, readSlide, showSoldOut } from "./lightbox-slides.ts";

// In the script itself: after a failure, Vite would load the script again without a stylesheet of its own.
const styles = new CSSStyleSheet();
styles.replaceSync(baseStyles + ownStyles);
document.adoptedStyleSheets.push(styles);

type Source = { gallery: HTMLElement; items: HTMLElement[] };

/** Marks the history entry of an open lightbox: Back closes it, "Close" goes back. */
const ENTRY = { lightbox: true };
const isEntered = () => Boolean(history.state?.lightbox);

/** The slides to move between. */
let items: readonly HTMLElement[] = [];

const lightbox = new PhotoSwipeLightbox({
  pswpModule: PhotoSwipe,
  mainClass: "lightbox",
  bgOpacity: 1,
  preload: [1, 1],
  zoom: false,
  indexIndicatorSep: " of ",
  closeSVG: toIconMarkup("close"),
  arrowPrevSVG: toIconMarkup("left"),
  arrowNextSVG: toIconMarkup("right"),
  // A tap beside the picture closes, as a click does; on the picture it does nothing.
  tapAction: (_point, { target }) => {
    if (target instanceof Element && !target.closest(".pswp__img, .pswp__content")) close();
  },
  paddingFn: (view, item) => fitPicture(view, item, items),
  // Focus goes to the picture shown last, not to the one that was clicked.
  returnFocus: false,
});
lightbox.addFilter("domItemData", readSlide);
addCaption(lightbox);
addPair(lightbox);
showSoldOut(lightbox);
lightbox.on("afterInit", () => {
  const { title, soldOut } = shownSlide()?.dataset ?? {};
  const gallery = shownSlide()?.closest<HTMLElement>("[data-gallery]")?.dataset.gallery;
  lightbox.pswp?.element?.setAttribute("aria-modal", "true");
  lightbox.pswp?.element?.setAttribute("aria-label", (soldOut === undefined ? gallery : title) ?? "");
});
lightbox.on("destroy", () => shownSlide()?.focus());
followHistory();

export function show(index: number, source: Source): void {
  items = source.items;
  lightbox.loadAndOpen(index, source);
}

export const close = () => lightbox.pswp?.close();

const shownSlide = () => lightbox.pswp?.currSlide?.data.element;

function followHistory(): void {
  const toOwnAddress = () => `#${shownSlide()?.id}`;
  lightbox.on("change", () => {
    const { pathname, search, hash } = location;
    const address = shownSlide()?.id ? toOwnAddress() : pathname + search;
    if (isEntered()) return history.replaceState(ENTRY, "", address);
    // The visitor came to this address: Back leads to where they came from, until they move on to another picture.
    // Browsers skip an entry that a page adds before the visitor does anything.
    if (hash === address) return;
    history.replaceState(history.state, "", pathname + search);
    history.pushState(ENTRY, "", address);
  });
  lightbox.on("close", () => {
    if (isEntered()) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
  });
  // PhotoSwipe does not close while it opens.
  lightbox.on("bindEvents", () => isEntered() || location.hash === toOwnAddress() || close());
}
