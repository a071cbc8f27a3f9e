/**
 * The preview on skin. The tinted pictures are fetched when the palette opens, and one is shown once it is decoded,
 * together with its tone: no flash, no jump. Without this module tones.css follows the radios by itself.
 */

/** `design` holds the palette and the places of Tinted.tsx; its `data-tone` is the tone shown. */
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

/** Shows the chosen tone unless another has been chosen meanwhile. Without its picture, the choice goes back. */
async function showTone(design: HTMLElement, choice: HTMLInputElement): Promise<void> {
  const place = findPlaces(design).find(({ dataset }) => dataset.tone === choice.value);
  const picture = place && fetchPicture(place);
  try {
    await picture?.decode();
    if (choice.checked) design.dataset.tone = choice.value;
  } catch {
    picture?.remove();
    const shown = design.querySelector<HTMLInputElement>(`.palette [value="${design.dataset.tone}"]`);
    if (choice.checked && shown) shown.checked = true;
  }
}

/** What is shown has a picture already. */
function fetchHidden(design: HTMLElement): void {
  for (const place of findPlaces(design)) if (place.dataset.tone !== design.dataset.tone) fetchPicture(place);
}

/** Its picture, fetched at the first call. */
function fetchPicture(place: HTMLElement): HTMLImageElement {
  const fetched = place.querySelector("img");
  if (fetched) return fetched;
  const picture = new Image();
  picture.alt = "";
  picture.decoding = "sync";
  picture.sizes = place.dataset.sizes ?? "";
  picture.srcset = place.dataset.srcset ?? "";
  place.replaceChildren(picture);
  return picture;
}

function findPlaces(design: HTMLElement): HTMLElement[] {
  return [...design.querySelectorAll<HTMLElement>(".tinted")];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
