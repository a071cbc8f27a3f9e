/** "Try it on your skin" on the tiles of a list of saved designs: opens the dialog on the page of the design. */
import { canTryOn } from "#renderer/browser/can-try-on.ts";

let links: HTMLElement[] = [];

/** On these tiles alone, and only where the design can be tried. */
export function showTryLinks(tiles: readonly HTMLElement[]): void {
  for (const link of links) link.remove();
  const chosen = tiles.filter(({ dataset }) => dataset.try !== undefined);
  links = chosen.length > 0 && canTryOn() ? chosen.map(createLink) : [];
}

function createLink(item: HTMLElement): HTMLElement {
  const tile = item.querySelector<HTMLAnchorElement>(".tile");
  const link = document.createElement("a");
  link.className = "tile-link";
  link.href = `${tile?.href}?try`;
  link.textContent = "Try it on your skin";
  link.ariaLabel = `${link.textContent}: ${tile?.querySelector("b")?.textContent}`;
  item.append(link);
  return link;
}
