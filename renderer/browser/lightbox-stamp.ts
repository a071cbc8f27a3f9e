/** The sold-out design in the lightbox: paper under the faded drawing, the badge beneath. */
import type PhotoSwipe from "photoswipe";
import { toPaperMargin } from "./lightbox-padding.ts";

export function layStamp(pswp: PhotoSwipe): void {
  const stamp = document.createElement("div");
  stamp.className = "stamp stamp-large lightbox-stamp";
  const badge = document.createElement("p");
  badge.className = "sold-dot lightbox-badge";
  badge.textContent = "Sold Out";

  pswp.on("slideInit", ({ slide }) => slide.container.prepend(stamp, badge));
  pswp.on("contentResize", ({ width, height }) => {
    const margin = toPaperMargin(pswp.viewportSize.x);
    stamp.style.inset = `${-margin}px auto auto ${-margin}px`;
    stamp.style.width = `${width + 2 * margin}px`;
    stamp.style.height = `${height + 2 * margin}px`;
    badge.style.inset = `${height + margin}px auto auto 0`;
    badge.style.width = `${width}px`;
  });
}
