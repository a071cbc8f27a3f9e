/** The bars of the lightbox: position and "Close" at the top; "Previous", caption and "Next" at the bottom. */
import type PhotoSwipe from "photoswipe";
import { type IconName, toIconMarkup } from "#renderer/icon-paths.ts";
import { type Caption, fillCaption } from "./lightbox-caption.ts";
import { BADGE_ID } from "./lightbox-stamp.ts";

type Controls = {
  /** Names the dialog. */
  label: string;
  /** Replaces the position and the caption. */
  title: string | undefined;
  close: () => void;
  /** To the next slide (1) or the previous one (-1). */
  step: (direction: number) => void;
};

const BAR = "lightbox-bar pswp__hide-on-close";

export function addControls(pswp: PhotoSwipe, controls: Controls): void {
  const { label, title } = controls;
  pswp.on("uiRegister", () => {
    const root = pswp.element;
    if (!root) return;
    root.setAttribute("aria-modal", "true");
    root.setAttribute("aria-label", title ?? label);
    root.setAttribute("aria-describedby", title ? BADGE_ID : "lightbox-caption");
    root.classList.toggle("lightbox-sold-out", Boolean(title));
    pswp.scrollWrap?.setAttribute("aria-label", "Pictures");
    root.append(toTop(pswp, controls), toBottom(pswp, controls));
  });
}

function toTop(pswp: PhotoSwipe, { title, close }: Controls): HTMLElement {
  const bar = Object.assign(document.createElement("div"), { className: BAR });
  const position = document.createElement("span");
  position.className = title ? "" : "lightbox-count";
  const update = () => {
    position.textContent = title ?? `${pswp.currIndex + 1} of ${pswp.getNumItems()}`;
  };
  pswp.on("change", update);
  update();
  bar.append(position, toButton("Close", "close", close));
  return bar;
}

function toBottom(pswp: PhotoSwipe, { title, step }: Controls): HTMLElement {
  const bar = Object.assign(document.createElement("div"), { className: BAR });
  const caption = Object.assign(document.createElement("p"), { id: "lightbox-caption" });
  caption.setAttribute("aria-live", "polite");
  pswp.on("change", () => {
    if (!title) fillCaption(caption, (pswp.currSlide?.data ?? {}) as Caption);
  });
  bar.append(caption);
  if (pswp.getNumItems() < 2) return bar;
  bar.prepend(toButton("Previous", "left", () => step(-1)));
  bar.append(toButton("Next", "right", () => step(1)));
  return bar;
}

function toButton(label: string, icon: IconName, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "dot-button" });
  button.setAttribute("aria-label", label);
  button.innerHTML = toIconMarkup(icon);
  button.addEventListener("click", press);
  return button;
}
