/** Moves from design to design, also by swipe and arrow keys, in the order that the catalogue last showed. */
import { toAddress } from "#domain/address.ts";
import type { DesignIds } from "#domain/design.ts";
import { toDesignPath } from "#domain/routes.ts";
import { readShown } from "#renderer/shell/storage.ts";

/** The shortest swipe, in pixels. */
const SHORTEST = 48;

/** `others` are the other available designs. The catalogue may also have shown designs that are sold out, or gone by now. */
export function enhanceNeighbors(design: HTMLElement, id: number, others: DesignIds): void {
  const nav = design.querySelector("nav");
  const [previous, next] = nav?.querySelectorAll("a") ?? [];
  if (!nav || !previous || !next) return;
  const follow = (link: HTMLAnchorElement) => link.hidden || link.click();
  const update = () => {
    const order = readShown();
    const place = order.indexOf(id);
    if (place < 0) return;
    const isAvailable = (other: number) => others.includes(other);
    direct(previous, order.slice(0, place).findLast(isAvailable));
    direct(next, order.slice(place).find(isAvailable));
    nav.hidden = previous.hidden && next.hidden;
  };
  update();
  // The visitor may have changed the view since this page was prerendered or kept for Back.
  document.addEventListener("prerenderingchange", update);
  addEventListener("pageshow", update);
  // The speculation rules prefetch the next page only after this.
  addEventListener("load", () => nav.toggleAttribute("data-ahead", true));
  addEventListener("keydown", (event) => {
    if (isTaken(event)) return;
    if (event.key === "ArrowLeft") follow(previous);
    if (event.key === "ArrowRight") follow(next);
  });
  onSwipe(design.querySelector<HTMLElement>("[data-plate]"), (isLeftwards) =>
    follow(isLeftwards ? next : previous),
  );
}

function direct(link: HTMLAnchorElement, id: number | undefined): void {
  link.hidden = id === undefined;
  if (id !== undefined) link.href = toAddress(toDesignPath(id));
}

/** Whether something else uses the key: a control, a dialog, the lightbox, the menu, or anything that scrolls sideways. */
function isTaken({ target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const closest = (selector: string) => (target instanceof Element ? target.closest(selector) : null);
  return (
    [defaultPrevented, altKey, ctrlKey, metaKey, shiftKey].includes(true) ||
    [document.documentElement, closest("[data-gallery]")].some(scrollsSideways) ||
    isZoomed() ||
    document.querySelector("dialog[open], [aria-modal], :popover-open") !== null ||
    closest("input, select, textarea, [contenteditable]") !== null
  );
}

const scrollsSideways = (element: Element | null) =>
  element !== null && element.scrollWidth > element.clientWidth;

/** `touch-action` in Plate.tsx and PokeControls.tsx passes one-finger sideways moves to the page. */
function onSwipe(plate: HTMLElement | null, act: (isLeftwards: boolean) => void): void {
  let start: PointerEvent | undefined;
  plate?.addEventListener("pointerdown", (event) => {
    start = event.isPrimary && event.pointerType === "touch" && !isZoomed() ? event : undefined;
  });
  plate?.addEventListener("pointerup", ({ clientX, clientY, defaultPrevented }) => {
    // The end of a hold that pokes the drawing is not a swipe.
    if (!start || defaultPrevented) return;
    const [across, down] = [clientX - start.clientX, clientY - start.clientY];
    if (Math.abs(across) > SHORTEST && Math.abs(across) > 2 * Math.abs(down)) act(across < 0);
    start = undefined;
  });
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}
