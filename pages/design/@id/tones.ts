/**
 * The preview on skin: loads the tinted pictures when the palette opens and switches tone and picture together once the
 * picture is decoded, without a flash. Without this module tones.css follows the radios.
 */

/** `design` contains the palette and the layers of Tinted.tsx; its `data-tone` is the tone shown. */
export function enhanceTones(design: HTMLElement): void {
  const palette = design.querySelector<HTMLElement>(".palette");
  const opener = palette?.querySelector("button");
  const checked = palette?.querySelector<HTMLInputElement>(":checked");
  if (!palette || !opener || !checked) return;
  const setOpen = (isOpen: boolean) => {
    opener.ariaExpanded = String(isOpen);
    if (isOpen && !savesData()) fetchHidden(design);
  };
  design.dataset.tone = checked.value;
  setOpen(palette.matches(":focus-within"));
  palette.dataset.ready = "";
  opener.addEventListener("click", () => setOpen(opener.ariaExpanded !== "true"));
  palette.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) void showTone(design, target);
  });
}

/** Shows the tone unless another is chosen meanwhile. Restores the previous choice if the picture fails. */
async function showTone(design: HTMLElement, choice: HTMLInputElement): Promise<void> {
  const layer = findLayers(design).find(({ dataset }) => dataset.tone === choice.value);
  const picture = layer && fetchPicture(layer);
  try {
    await picture?.decode();
    if (choice.checked) design.dataset.tone = choice.value;
  } catch {
    picture?.remove();
    const shown = design.querySelector<HTMLInputElement>(`.palette [value="${design.dataset.tone}"]`);
    if (choice.checked && shown) shown.checked = true;
  }
}

function fetchHidden(design: HTMLElement): void {
  for (const layer of findLayers(design)) if (layer.dataset.tone !== design.dataset.tone) fetchPicture(layer);
}

/** Fetches at the first call only. */
function fetchPicture(layer: HTMLElement): HTMLImageElement {
  const fetched = layer.querySelector("img");
  if (fetched) return fetched;
  const picture = new Image();
  picture.alt = "";
  picture.decoding = "sync";
  picture.sizes = layer.dataset.sizes ?? "";
  picture.srcset = layer.dataset.srcset ?? "";
  layer.replaceChildren(picture);
  return picture;
}

function findLayers(design: HTMLElement): HTMLElement[] {
  return [...design.querySelectorAll<HTMLElement>(".tinted")];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
