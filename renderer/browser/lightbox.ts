/**
 * Opens the pictures of galleries full-screen. Slides are described by components/slide-attributes.ts; the lightbox
 * itself (lightbox-view.ts and PhotoSwipe) is fetched at the visitor's first sign of interest in one.
 */
import type { Lightbox } from "./lightbox-view.ts";

/** Marks the history entry of an open lightbox: leaving it, by Back or by "Close", is closing. */
type LightboxState = { lightbox?: true } | null;

let view: Promise<typeof import("./lightbox-view.ts")> | undefined;
let lightbox: Lightbox | undefined;
/** Until the last one has faded out. */
let gone = Promise.resolve();

/** Once per page; slides that are added later open as well. */
export function enhanceLightbox(): void {
  for (const interest of ["pointerover", "focusin"]) {
    document.addEventListener(interest, ({ target }) => {
      if (toSlideElement(target)) loadView().catch(forgetView);
    });
  }
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

/** The page was opened at a slide's address. The page without it goes below in the history, for Back to lead to. */
function openAddressed(): void {
  const slide = findAddressed();
  if (!slide) return;
  void open(slide, () => {
    if (isEntered()) return;
    history.replaceState(null, "", location.pathname + location.search);
    history.pushState({ lightbox: true }, "", toHash(slide));
  });
}

/** Back, Forward, or an address of this page typed or followed. */
function followHistory(): void {
  const slide = findAddressed();
  if (!slide) lightbox?.close();
  else if (lightbox) lightbox.show(slide);
  else void open(slide, () => history.replaceState({ lightbox: true }, ""));
}

async function open(slide: HTMLElement, enterHistory: () => void): Promise<void> {
  if (lightbox) return;
  try {
    const { showLightbox } = await loadView();
    await gone;
    if (lightbox) return;
    enterHistory();
    let closed = () => {};
    gone = new Promise((resolve) => {
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
    if (slide instanceof HTMLAnchorElement) location.assign(slide.href);
  }
}

function loadView() {
  view ??= import("./lightbox-view.ts");
  return view;
}

/** The next attempt tries anew. */
function forgetView(): void {
  view = undefined;
}

function toSlideElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-gallery] [data-slide]") : null;
}

function findAddressed(): HTMLElement | null {
  return location.hash ? toSlideElement(document.getElementById(location.hash.slice(1))) : null;
}

/** Slides without an id share the page's own address. */
function toHash({ id }: HTMLElement): string {
  return id ? `#${id}` : location.pathname + location.search;
}

function isEntered(): boolean {
  return Boolean((history.state as LightboxState)?.lightbox);
}
