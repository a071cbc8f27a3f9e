/** A sold-out design in the lightbox: paper under the faded drawing, a badge beneath. */
import type PhotoSwipe from "photoswipe";
import { toPaperMargin } from "./lightbox-padding.ts";

/** Describes the dialog. */
export const BADGE_ID = "lightbox-badge";

/** Distance of the holes of `.stamp-large`, in pixels; as in roles.css. */
const PITCH = 15;

export function addStamp(pswp: PhotoSwipe): void {
  const stamp = document.createElement("div");
  stamp.className = "stamp stamp-large lightbox-stamp";
  const badge = document.createElement("p");
  badge.className = "sold-dot lightbox-badge";
  badge.id = BADGE_ID;
  badge.textContent = "Sold Out";

  pswp.on("slideInit", ({ slide }) => slide.container.prepend(stamp, badge));
  // When the picture fails, only the badge stays, with the message.
  pswp.addFilter("contentErrorElement", (message) => {
    stamp.remove();
    badge.removeAttribute("style");
    message.append(badge);
    return message;
  });
  pswp.on("loadComplete", ({ content }) => content.element?.setAttribute("data-loaded", ""));
  pswp.on("contentResize", ({ width, height }) => {
    const margin = toPaperMargin(pswp.viewportSize.x);
    const paper = { width: toWholeHoles(width + 2 * margin), height: toWholeHoles(height + 2 * margin) };
    const left = Math.round((width - paper.width) / 2);
    const top = Math.round((height - paper.height) / 2);
    place(stamp, left, top);
    place(badge, left, top + paper.height);
    stamp.style.width = badge.style.width = `${paper.width}px`;
    stamp.style.height = `${paper.height}px`;
  });
}

/** A whole number of holes leaves no seams. */
function toWholeHoles(length: number): number {
  return Math.round(length / PITCH) * PITCH;
}

function place(element: HTMLElement, left: number, top: number): void {
  element.style.inset = `${top}px auto auto ${left}px`;
}
