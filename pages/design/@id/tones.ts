/**
 * The preview on skin. The tinted pictures are fetched when the palette opens, and one is shown once it is decoded,
 * together with its tone: no flash, no jump. Without this module plate.css follows the radios by itself.
 */

/** `design` holds the palette, and the tinted pictures named by `data-tone`; it is given the tone shown. */
export function enhanceTones(design: HTMLElement): void {
  const palette = design.querySelector<HTMLDetailsElement>(".palette");
  const checked = palette?.querySelector<HTMLInputElement>(":checked");
  if (!palette || !checked) return;
  design.dataset.tone = checked.value;
  palette.addEventListener("toggle", () => {
    if (palette.open && !savesData()) for (const picture of pictures(design)) picture.loading = "eager";
  });
  palette.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) void showTone(design, target);
  });
}

/** Shows the chosen tone unless another has been chosen meanwhile. Without its picture, the choice goes back. */
async function showTone(design: HTMLElement, choice: HTMLInputElement): Promise<void> {
  const picture = pictures(design).find(({ dataset }) => dataset.tone === choice.value);
  try {
    if (picture) await load(picture);
    if (choice.checked) design.dataset.tone = choice.value;
  } catch {
    const shown = design.querySelector<HTMLInputElement>(`.palette [value="${design.dataset.tone}"]`);
    if (choice.checked && shown) shown.checked = true;
  }
}

function load(picture: HTMLImageElement): Promise<void> {
  picture.loading = "eager";
  return picture.decode();
}

function pictures(design: HTMLElement): HTMLImageElement[] {
  return [...design.querySelectorAll<HTMLImageElement>("img[data-tone]")];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
