/**
 * The preview on skin: loads the tinted pictures when the palette opens and switches tone and pictures together once they
 * are decoded, without a flash. Without this module design.css follows the radios.
 */
import { readStored, store } from "#renderer/browser/storage.ts";

/** For before-paint.js on the next page. Where storage is blocked, each page starts with the original. */
export const TONE_KEY = "tone";

const FAILURE = "This preview could not be loaded. Check your connection and try again.";

/** `design` contains the palette and the layers of Drawing.tsx; its `data-tone` is the tone shown. */
export function enhanceTones(design: HTMLElement): void {
  const palette = design.querySelector<HTMLElement>(".palette");
  const opener = palette?.querySelector("[aria-expanded]");
  const checked = palette?.querySelector<HTMLInputElement>(":checked");
  if (!palette || !opener || !checked) return;
  const fetchOpened = () => {
    if (opener.matches("[aria-expanded=true]") && !savesData()) fetchHidden(design);
  };
  design.dataset.tone = checked.value;
  void showTone(design, checked);
  fetchOpened();
  opener.addEventListener("click", fetchOpened);
  palette.addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const isShown = await showTone(design, target);
    palette.querySelector("[role=status]")?.replaceChildren(isShown ? "" : FAILURE);
  });
  followVisit(design);
}

/** The tone may change on another page while this one is prerendered, or kept for Back. */
function followVisit(design: HTMLElement): void {
  const follow = () => {
    const choice = findChoice(design, readStored(TONE_KEY, "sessionStorage"));
    if (!choice || choice.checked) return;
    choice.checked = true;
    void showTone(design, choice);
  };
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
  document.addEventListener("prerenderingchange", follow);
}

/**
 * Shows the tone, and keeps it for the visit, unless another is chosen meanwhile. If the picture fails, restores the
 * previous choice and returns false.
 */
async function showTone(design: HTMLElement, choice: HTMLInputElement): Promise<boolean> {
  const layers = findLayers(design).filter(({ dataset }) => dataset.tone === choice.value);
  const pictures = layers.map(fetchPicture);
  try {
    await Promise.all(pictures.map((picture) => picture.decode()));
    if (!choice.checked) return true;
    design.dataset.tone = choice.value;
    if (!document.prerendering) store(TONE_KEY, choice.value, "sessionStorage");
    return true;
  } catch {
    for (const picture of pictures) picture.remove();
    if (!choice.checked) return true;
    // A tone kept from another page has no previous one.
    if (design.dataset.tone === choice.value) design.dataset.tone = "original";
    const shown = findChoice(design, design.dataset.tone);
    if (shown) shown.checked = true;
    return false;
  }
}

function findChoice(design: HTMLElement, tone: string | null | undefined): HTMLInputElement | undefined {
  return [...design.querySelectorAll<HTMLInputElement>("[name=tone]")].find(({ value }) => value === tone);
}

function fetchHidden(design: HTMLElement): void {
  for (const layer of findLayers(design)) if (layer.dataset.tone !== design.dataset.tone) fetchPicture(layer);
}

/** Fetches at the first call only; as before-paint.js does before. */
function fetchPicture(layer: HTMLElement): HTMLImageElement {
  const known = layer.querySelector("img");
  if (known) return known;
  const picture = new Image();
  const src = layer.style.backgroundImage.slice('url("'.length, -'")'.length);
  layer.append(Object.assign(picture, { alt: "", decoding: "sync", fetchPriority: "low", src }));
  return picture;
}

function findLayers(design: HTMLElement): HTMLElement[] {
  return [...design.querySelectorAll<HTMLElement>(".tinted")];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
