/** The buttons that save a design. Made here, because a page without scripts has no use for them. */
import { getSaved, setSaved, subscribeToSaved } from "./saved.ts";
import { toggleId } from "./saved-list.ts";

/** Includes those of tiles that a filter has removed from the page. */
const buttons: HTMLElement[] = [];

/** Call once per page. Adds a button to each tile, and to the number of the page's own design. */
export function enhanceSaving(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-design]"))
    place.append(createButton(Number(place.dataset.design)));
  addToTiles(document);
  subscribeToSaved(() => {
    for (const button of buttons) showState(button);
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-save]");
    if (button) setSaved(toggleId(getSaved(), Number(button.dataset.save)));
  });
}

/** For tiles that are added later. */
export function addToTiles(parent: ParentNode): void {
  for (const tile of parent.querySelectorAll<HTMLAnchorElement>(".tile:not(:has(~ .save))")) {
    const id = Number(/(\d+)\/$/.exec(tile.pathname)?.[1]);
    tile.parentElement?.append(createButton(id, tile.querySelector("b")?.textContent));
  }
}

/** On a tile only the dot is visible, so the name of the button includes the title. */
function createButton(id: number, title?: string | null): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "save";
  button.dataset.save = String(id);
  if (title) button.dataset.title = title;
  showState(button);
  buttons.push(button);
  return button;
}

function showState(button: HTMLElement): void {
  const isSaved = getSaved().includes(Number(button.dataset.save));
  const { title } = button.dataset;
  const word = isSaved ? "Saved" : "Save";
  button.toggleAttribute("data-saved", isSaved);
  if (title) button.ariaLabel = `${word} ${title}`;
  else button.textContent = word;
}
