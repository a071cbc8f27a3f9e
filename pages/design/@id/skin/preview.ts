/**
 * The preview on skin. Loads the tinted pictures when the palette opens, and switches tone and picture together after
 * decoding, so nothing flashes. Without this module, tone-styles.ts follows the radios.
 */
import { savesData } from "#renderer/shell/preferences.ts";
import { applyTone, findKept, findRadio, keepTone } from "./chosen-tone.ts";

const FAILURE = "This preview could not be loaded. Check your connection and try again.";

/** `design` contains the palette and the drawings (Drawing.tsx). Its `data-tone` is the current tone. */
export function enhancePreview(design: HTMLElement): void {
  const palette = design.querySelector<HTMLElement>("#skin-tones");
  const opener = design.querySelector("#preview-on-skin");
  const checked = palette?.querySelector<HTMLInputElement>(":checked");
  if (!palette || !opener || !checked) return;
  const fetchOpened = () => {
    if (opener.matches("[aria-expanded=true]") && !savesData()) fetchAll(palette);
  };
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

/** Catches up with a tone chosen on another page while this one was kept for Back. */
function followVisit(design: HTMLElement): void {
  const follow = () => {
    const choice = findKept(design);
    if (!choice || choice.checked) return;
    choice.checked = true;
    void showTone(design, choice);
  };
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}

/**
 * Shows the tone and keeps it for the visit, unless the visitor chooses another meanwhile. If the picture fails,
 * restores the previous choice and returns false.
 */
async function showTone(design: HTMLElement, choice: HTMLInputElement): Promise<boolean> {
  const src = choice.dataset.picture;
  try {
    if (src) await fetchPicture(src).decode();
  } catch {
    pictures.delete(src ?? "");
    if (!choice.checked) return true;
    restoreChoice(design, choice.value);
    return false;
  }
  if (!choice.checked) return true;
  applyTone(design, choice);
  keepTone(choice);
  return true;
}

/** Falls back to the original for a tone kept from another page, which has no previous choice. */
function restoreChoice(design: HTMLElement, failed: string): void {
  const { tone = failed } = design.dataset;
  design.dataset.tone = tone === failed ? "original" : tone;
  const shown = findRadio(design, design.dataset.tone);
  if (shown) shown.checked = true;
}

/** Pictures by address. They stay decoded so that the drawings can show them at once. */
const pictures = new Map<string, HTMLImageElement>();

function fetchPicture(src: string): HTMLImageElement {
  const picture = pictures.get(src) ?? Object.assign(new Image(), { fetchPriority: "low", src });
  pictures.set(src, picture);
  return picture;
}

function fetchAll(palette: HTMLElement): void {
  for (const { dataset } of palette.querySelectorAll<HTMLElement>("[data-picture]"))
    fetchPicture(dataset.picture ?? "");
}
