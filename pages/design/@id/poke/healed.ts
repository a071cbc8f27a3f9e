/** "See it healed", or "See it on skin": the drawing moves to its tattoo in a photo and dissolves into it. Back or a tap returns. */
import { DISSOLVE_MS, dissolve } from "#renderer/poke/dissolve.ts";
import { prefersLessMotion } from "#renderer/shell/browser.ts";
import type { HealedPhoto } from "../OnSkin.tsx";

const FADE_MS = 280;

/** Marks the history entry of the open photo. */
const ENTRY = { healed: true };

type HealedProps = { drawing: HTMLElement; onOpen: (healed: HealedPhoto) => void; onClose: () => void };

/** Makes the button open the photo in its `data-photo` over the plate around `drawing`, and go back. */
export function enhanceHealed(button: HTMLElement, { drawing, onOpen, onClose }: HealedProps): void {
  const healed: HealedPhoto = JSON.parse(button.dataset.photo ?? "{}");
  let opened: HTMLElement | undefined;
  const label = (text: string) => {
    button.textContent = text;
    button.toggleAttribute("data-open", text !== healed.label);
  };
  const close = () => {
    const closing = opened;
    if (!closing) return;
    opened = undefined;
    label(healed.label);
    closing.animate({ opacity: 0 }, FADE_MS).onfinish = () => closing.remove();
    onClose();
  };
  /** Goes back once, even if called again before the browser has. */
  const leave = () => {
    if (opened) history.back();
    close();
  };
  button.addEventListener("click", async () => {
    if (opened) return leave();
    const plate = drawing.closest("[data-plate]");
    const drawn = drawing.querySelector("img");
    const photo = Object.assign(new Image(), healed.image);
    await photo.decode().catch(() => {});
    if (opened || !plate || !drawn || !photo.naturalWidth) return;
    history.pushState(ENTRY, "");
    opened = open(plate, { photo, drawing: drawn, healed });
    opened.addEventListener("click", leave);
    label("Back to the drawing");
    onOpen(healed);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  addEventListener("popstate", close);
}

type Pictures = { photo: HTMLImageElement; drawing: HTMLImageElement; healed: HealedPhoto };

function open(plate: Element, { photo, drawing, healed }: Pictures): HTMLElement {
  const ratio = healed.image.width / healed.image.height;
  const cover = create("div", "absolute inset-0 z-1 grid place-items-center bg-wall @container-size");
  const frame = create("div", "relative");
  frame.style.cssText = `width: min(100cqw, 100cqh * ${ratio}); aspect-ratio: ${ratio}`;
  photo.className = "size-full";
  frame.append(photo);
  cover.append(frame);
  plate.append(cover);
  const durationMs = prefersLessMotion() ? 0 : DISSOLVE_MS;
  dissolve(drawing, { frame, place: healed.place, durationMs });
  photo.animate({ opacity: [0, 1] }, durationMs / 2);
  cover.animate({ backgroundColor: ["transparent", "var(--wall)"] }, durationMs / 2);
  return cover;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) {
  return Object.assign(document.createElement(tag), { className });
}
