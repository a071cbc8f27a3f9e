/** Opens gallery pictures full-screen. lightbox-view.ts and PhotoSwipe load at the first hover, focus or click. */
import type * as View from "./lightbox-view.ts";
import { enhanceSlides, toSlideElement } from "./slides.ts";

/** Marks the history entry of an open lightbox: Back closes it, "Close" goes back. */
type LightboxState = { lightbox?: true } | null;

let view: Promise<typeof View> | undefined;
let lightbox: View.Lightbox | undefined;
/** Resolves when the previous lightbox has faded out. */
let hasClosed = Promise.resolve();

/** Call once per page. */
export function enhanceLightbox(): void {
  for (const interest of ["pointerover", "focusin"]) {
    document.addEventListener(interest, ({ target }) => {
      if (toSlideElement(target)) loadView().catch(forgetView);
    });
  }
  enhanceSlides();
  document.addEventListener("click", openClicked);
  addEventListener("popstate", followHistory);
  openAddressed();
}

function openClicked(event: MouseEvent): void {
  const slide = toSlideElement(event.target);
  const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!slide || event.defaultPrevented || wantsNewTab) return;
  event.preventDefault();
  void open(slide, () => history.pushState({ lightbox: true }, "", toHash(slide)));
}

/** Opens the slide named in the URL, over a history entry without it, so that Back leads to the plain page. */
function openAddressed(): void {
  const slide = findAddressed();
  if (!slide) return;
  void open(slide, () => {
    // Browsers skip entries that a page adds by itself: wait for the visitor.
    for (const gesture of ["pointerup", "keydown"]) {
      addEventListener(gesture, () => enterAbove(slide), { capture: true, once: true });
    }
  });
}

function enterAbove(slide: HTMLAnchorElement): void {
  if (!lightbox || isEntered()) return;
  history.replaceState(null, "", location.pathname + location.search);
  history.pushState({ lightbox: true }, "", toHash(slide));
}

/** Back, Forward, or a new fragment on this page. */
function followHistory(): void {
  const slide = findAddressed();
  if (!slide) lightbox?.close();
  else if (lightbox) lightbox.show(slide);
  else void open(slide, () => history.replaceState({ lightbox: true }, ""));
}

async function open(slide: HTMLAnchorElement, enterHistory: () => void): Promise<void> {
  if (lightbox) return;
  try {
    const { showLightbox } = await loadView();
    await hasClosed;
    if (lightbox) return;
    enterHistory();
    let closed = () => {};
    hasClosed = new Promise((resolve) => {
      closed = resolve;
    });
    lightbox = showLightbox(slide, {
      changed: (shown) => history.replaceState({ lightbox: true }, "", toHash(shown)),
      closing: () => {
        lightbox = undefined;
        if (isEntered()) history.back();
      },
      closed,
    });
  } catch (error) {
    console.warn("The lightbox could not be loaded.", error);
    forgetView();
    location.assign(slide.href);
  }
}

function loadView() {
  view ??= import("./lightbox-view.ts");
  return view;
}

function forgetView(): void {
  view = undefined;
}

function findAddressed(): HTMLAnchorElement | null {
  return location.hash ? toSlideElement(document.getElementById(location.hash.slice(1))) : null;
}

/** Slides without an id use the page's own URL. */
function toHash({ id }: HTMLElement): string {
  return id ? `#${id}` : location.pathname + location.search;
}

function isEntered(): boolean {
  return Boolean((history.state as LightboxState)?.lightbox);
}
