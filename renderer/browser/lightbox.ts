/** Opens slides (slide-attributes.ts) full-screen with PhotoSwipe, whose core loads at the first hover, focus or click. */
import PhotoSwipeLightbox from "photoswipe/lightbox";
import { toIconMarkup } from "#renderer/icon-paths.ts";
import { showNotice } from "./failures.ts";
import { addCaption, fitPicture, readSlide, showSoldOut } from "./lightbox-slides.ts";

const SLIDE = "[data-pswp-width]";

const loadCore = () => import("./lightbox-core.ts");

/** Call once per page. */
export function enhanceLightbox(): void {
  const lightbox = createLightbox();
  const open = openFrom(lightbox);
  for (const link of document.querySelectorAll("[data-sold-out]")) link.role = "button";
  document.addEventListener("click", (event) => {
    const slide = findSlide(event.target);
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!slide || wantsNewTab) return;
    event.preventDefault();
    void open(slide);
  });
  document.addEventListener("keydown", (event) => {
    const slide = findSlide(event.target);
    if (event.key !== " " || slide?.role !== "button") return;
    event.preventDefault();
    slide.click();
  });
  for (const interest of ["pointerover", "focusin"])
    document.addEventListener(interest, ({ target }) => {
      if (findSlide(target)) loadCore().catch(() => {});
    });
  followHistory(lightbox, open);
}

function findSlide(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SLIDE) : null;
}

function createLightbox(): PhotoSwipeLightbox {
  const lightbox = new PhotoSwipeLightbox({
    pswpModule: loadCore,
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
      if (target instanceof Element && !target.closest(".pswp__img, .pswp__content")) lightbox.pswp?.close();
    },
    paddingFn: (view, item) => fitPicture(view, item, shownGallery(lightbox)),
    // Focus goes to the picture shown last, not to the one that was clicked.
    returnFocus: false,
  });
  lightbox.addFilter("domItemData", readSlide);
  addCaption(lightbox);
  showSoldOut(lightbox);
  lightbox.on("afterInit", () => {
    const { title, soldOut } = shownSlide(lightbox)?.dataset ?? {};
    const gallery = shownSlide(lightbox)?.closest<HTMLElement>("[data-gallery]")?.dataset.gallery;
    lightbox.pswp?.element?.setAttribute("aria-modal", "true");
    lightbox.pswp?.element?.setAttribute("aria-label", (soldOut === undefined ? gallery : title) ?? "");
  });
  lightbox.on("destroy", () => shownSlide(lightbox)?.focus());
  return lightbox;
}

/** The slides to move between, from `openFrom`. */
function shownGallery({ pswp }: PhotoSwipeLightbox): readonly HTMLElement[] {
  const { dataSource } = pswp?.options ?? {};
  return dataSource && "items" in dataSource ? (dataSource.items as HTMLElement[]) : [];
}

const shownSlide = ({ pswp }: PhotoSwipeLightbox) => pswp?.currSlide?.data.element;

function openFrom(lightbox: PhotoSwipeLightbox) {
  // In their original order, which a carousel changes.
  const galleries = [...document.querySelectorAll<HTMLElement>("[data-gallery]")].map((gallery) => ({
    gallery,
    items: [...gallery.querySelectorAll<HTMLElement>(`${SLIDE}:not([data-sold-out])`)],
  }));
  return async (slide: HTMLAnchorElement): Promise<void> => {
    const alone = { gallery: slide, items: [slide as HTMLElement] };
    const source = galleries.find(({ items }) => items.includes(slide)) ?? alone;
    try {
      await loadCore();
      lightbox.loadAndOpen(source.items.indexOf(slide), source);
    } catch (error) {
      console.warn("The lightbox could not be loaded.", error);
      await openAlone(slide);
    }
  };
}

/** The picture without a lightbox, as without JavaScript. */
async function openAlone({ href }: HTMLAnchorElement): Promise<void> {
  try {
    await fetch(href);
  } catch {
    return showNotice("This picture cannot be loaded. Are you offline?");
  }
  // A picture takes no part in the transition between pages, which would be rejected.
  addEventListener("pageswap", ({ viewTransition }) => viewTransition?.skipTransition(), { once: true });
  location.assign(href);
}

/** Marks the history entry of an open lightbox: Back closes it, "Close" goes back. */
const ENTRY = { lightbox: true };
const isEntered = () => Boolean(history.state?.lightbox);

function followHistory(
  lightbox: PhotoSwipeLightbox,
  open: (slide: HTMLAnchorElement) => Promise<void>,
): void {
  const toOwnAddress = () => `#${shownSlide(lightbox)?.id}`;
  lightbox.on("change", () => {
    const { pathname, search, hash } = location;
    const address = shownSlide(lightbox)?.id ? toOwnAddress() : pathname + search;
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
  lightbox.on("bindEvents", () => isEntered() || location.hash === toOwnAddress() || lightbox.pswp?.close());
  const openAddressed = () => {
    const slide = findSlide(document.getElementById(location.hash.slice(1)));
    if (slide) void open(slide);
    else lightbox.pswp?.close();
  };
  addEventListener("popstate", openAddressed);
  openAddressed();
}
