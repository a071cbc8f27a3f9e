/** The chosen tone: a radio of SkinPalette.tsx, which the drawings follow by `data-tone`, kept for the visit. */
import { readStored, store } from "#renderer/shell/storage.ts";

/** If storage is blocked, each page starts with the original. */
const TONE_KEY = "tone";

export const keepTone = ({ value }: HTMLInputElement) => store(TONE_KEY, value, "sessionStorage");

/** Finds the radio of the tone that another page has kept. `design` contains the palette and the drawings. */
export const findKept = (design: HTMLElement) => findRadio(design, readStored(TONE_KEY, "sessionStorage"));

export function findRadio(
  design: HTMLElement,
  tone: string | null | undefined,
): HTMLInputElement | undefined {
  return [...design.querySelectorAll<HTMLInputElement>("[name=tone]")].find(({ value }) => value === tone);
}

/** Chooses the tone and shows it on the drawings (Drawing.tsx). */
export function applyTone(design: HTMLElement, radio: HTMLInputElement): void {
  radio.checked = true;
  design.dataset.tone = radio.value;
  const src = radio.dataset.picture;
  if (!src) return;
  for (const image of design.querySelectorAll<HTMLImageElement>("[data-tinted]"))
    Object.assign(image, { fetchPriority: "high", src });
}
