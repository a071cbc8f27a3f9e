/**
 * Opens slides (slide-attributes.ts) full-screen, by a click or by an address such as `/#work-12`. core.ts, with
 * PhotoSwipe, loads at the first hover, focus or click.
 */
const SLIDE = "[data-pswp-width]";

const loadCore = () => import("./core.ts");

type Core = typeof import("./core.ts");

/** Makes the slides of the page open in the lightbox, including later ones. Call once per page. */
export function enhanceLightbox(): void {
  const open = openFrom(document);
  for (const link of document.querySelectorAll("[data-sold-out]"))
    Object.assign(link, { role: "button", ariaHasPopup: "dialog" });
  document.addEventListener("click", (event) => {
    const slide = findSlide(event.target);
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!slide || wantsNewTab) return;
    event.preventDefault();
    // The picture itself opens when the lightbox cannot, such as offline.
    open(slide).catch(() => location.assign(slide.href));
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
  const openAddressed = () => {
    const slide = findSlide(document.getElementById(location.hash.slice(1)));
    if (slide) open(slide).catch(() => {});
    else if (document.querySelector(".pswp")) void loadCore().then(({ close }) => close());
  };
  addEventListener("popstate", openAddressed);
  openAddressed();
}

function findSlide(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SLIDE) : null;
}

/** Opens a slide with the rest of its gallery, in the original order, which a carousel changes. */
function openFrom(page: Document) {
  const galleries = [...page.querySelectorAll<HTMLElement>("[data-gallery]")].map((gallery) => ({
    gallery,
    items: [...gallery.querySelectorAll<HTMLElement>(`${SLIDE}:not([data-sold-out])`)],
  }));
  return async (slide: HTMLAnchorElement): Promise<void> => {
    const alone = { gallery: slide, items: [slide] };
    const source = galleries.find(({ items }) => items.includes(slide)) ?? alone;
    // Undefined while an outdated page reloads itself (shell.ts).
    const core: Core | undefined = await loadCore();
    core?.show(source.items.indexOf(slide), source);
  };
}
