/** Fills the sheets of tiles: at once as far as the screen shows, the rest while the browser is idle. */
import { PAGE_SIZE } from "#domain/routes.ts";
import { untilIdle } from "#renderer/browser/until.ts";
import { readHeights } from "./sheet-heights.ts";

/** How many tiles are added at a time: until the screen is full the visitor waits for them, so a few rows. */
const STEPS = { waiting: 10, idle: 30 };

let latest: readonly HTMLElement[];

/**
 * `first` is the sheet that the page brings; more follow it, which are laid out when they come near (catalogue.css).
 * Resolves when all tiles are in place, or others have been requested since.
 */
export async function fillSheets(first: HTMLElement, tiles: readonly HTMLElement[]): Promise<void> {
  latest = tiles;
  const heights = readHeights();
  while (first.nextElementSibling) first.nextElementSibling.remove();
  let sheet = first;
  let count = keepStart(first, tiles);
  let isScreenFull = false;
  while (count < tiles.length) {
    if (sheet.childElementCount === PAGE_SIZE) {
      const share = Math.min(1, (tiles.length - count) / PAGE_SIZE);
      sheet = addSheet(first, heights[count / PAGE_SIZE] ?? share * first.offsetHeight);
    }
    const step = isScreenFull ? STEPS.idle : STEPS.waiting;
    const next = tiles.slice(count, count + Math.min(step, PAGE_SIZE - sheet.childElementCount));
    sheet.append(...next);
    count += next.length;
    isScreenFull ||= sheet.getBoundingClientRect().bottom > innerHeight;
    if (isScreenFull) await untilIdle();
    if (tiles !== latest) return;
  }
}

/** Removes the tiles from the first wrong one on. Returns how many stay. */
function keepStart(sheet: HTMLElement, tiles: readonly HTMLElement[]): number {
  const wrong = [...sheet.children].findIndex((item, index) => item !== tiles[index]);
  if (wrong === 0) sheet.replaceChildren();
  // From the end, because a removal restyles the siblings that follow.
  else if (wrong > 0) while (sheet.childElementCount > wrong) sheet.lastElementChild?.remove();
  return sheet.childElementCount;
}

/** `height` is what it takes until it is laid out, in pixels. */
function addSheet(first: HTMLElement, height: number): HTMLElement {
  const sheet = first.cloneNode() as HTMLElement;
  sheet.removeAttribute("id");
  sheet.style.containIntrinsicBlockSize = `auto ${height}px`;
  first.parentElement?.append(sheet);
  return sheet;
}
