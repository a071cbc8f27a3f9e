/** The lightbox: PhotoSwipe with its styles, history entry and focus. Loads when it first opens. */
import PhotoSwipe from "photoswipe";
import PhotoSwipeLightbox from "photoswipe/lightbox";
import baseStyles from "photoswipe/style.css?inline";
import { toIconMarkup } from "#renderer/components/icon-paths.ts";
import ownStyles from "./lightbox.css?inline";
import { addPair } from "./pair.ts";
import { addCaption, explainLost, readSlide, showSoldOut, toPadding } from "./slides.ts";

// The styles are bundled in the script, because after a failure Vite reloads scripts but not stylesheets.
const styles = new CSSStyleSheet();
styles.replaceSync(baseStyles + ownStyles);
document.adoptedStyleSheets.push(styles);

type Source = { gallery: HTMLElement; items: HTMLElement[] };

/** Marks the history entry of an open lightbox. Back closes the lightbox, and closing it goes back. */
const ENTRY = { lightbox: true };
const isEntered = () => Boolean(history.state?.lightbox);

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
  // A tap beside the picture closes the lightbox like a click; a tap on the picture does nothing.
  tapAction: (_point, { target }) => {
    if (target instanceof Element && !target.closest(".pswp__img, .pswp__content")) close();
  },
  initialZoomLevel: ({ itemData, fit }) => (itemData.element?.dataset.closer === undefined ? fit : 1),
  paddingFn: (_view, item) => toPadding(item),
  // Focus returns to the last picture shown, not to the one that was clicked.
  returnFocus: false,
  // PhotoSwipe handles keys only after it has opened.
  escKey: false,
});
lightbox.addFilter("domItemData", readSlide);
lightbox.addFilter("contentErrorElement", explainLost);
addCaption(lightbox);
addPair(lightbox);
showSoldOut(lightbox);
lightbox.on("afterInit", () => {
  const { title, soldOut } = shownSlide()?.dataset ?? {};
  const gallery = shownSlide()?.closest<HTMLElement>("[data-gallery]")?.dataset.gallery;
  lightbox.pswp?.element?.setAttribute("aria-modal", "true");
  lightbox.pswp?.element?.setAttribute("aria-label", (soldOut === undefined ? gallery : title) ?? "");
  lightbox.pswp?.events.add(document, "keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") close();
  });
});
lightbox.on("destroy", () => shownSlide()?.focus());
syncHistory();

export function show(index: number, source: Source): void {
  lightbox.loadAndOpen(index, source);
}

/** Waits for the opening animation to end, because PhotoSwipe ignores close() during it. */
export function close(): void {
  const { pswp } = lightbox;
  if (pswp?.opener.isOpening) pswp.on("openingAnimationEnd", () => pswp.close());
  else pswp?.close();
}

const shownSlide = () => lightbox.pswp?.currSlide?.data.element;

function syncHistory(): void {
  lightbox.on("change", () => {
    const { pathname, search, hash } = location;
    const id = shownSlide()?.id;
    const address = id ? `#${id}` : pathname + search;
    if (isEntered()) return history.replaceState(ENTRY, "", address);
    // The visitor followed a link to this picture, so Back leaves the page until they move to another picture. Browsers
    // skip entries that a page adds before any interaction.
    if (hash === address) return;
    history.replaceState(history.state, "", pathname + search);
    history.pushState(ENTRY, "", address);
  });
  lightbox.on("close", () => {
    if (isEntered()) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
  });
}
