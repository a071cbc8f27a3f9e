/**
 * What the script of every page does on a design's page. Each part finds its place by a hook, which may hold JSON:
 *
 * - `data-poke` names the parts of poking; `data-dots` and `data-photo` hold what it shows (poke/enable-poking.ts).
 * - `data-try-on` is the button of the dialog, with the design, in `data-try-on-offer`; `data-try-on-status` the text beside it.
 * - `data-more` is the grid of other designs, with the ids that are not in the page.
 * - `data-print` names the button that prints, and the picture of the printout.
 * - `data-tones` holds the tones, which tones-early.ts has enhanced by now.
 */
import { readIds } from "#domain/design.ts";
import { mountInto, rememberPress } from "#renderer/island/hydrate.ts";
import { untilIdle, whenNear } from "#renderer/shell/browser.ts";
import { enhanceTryOn } from "./try-on/button.ts";

export function enhanceDesign(): void {
  enhancePrinting();
  enhanceOthers();
  enhancePoking();
  enhanceTryOn();
}

/** Prints once the printout's picture has loaded. Without this, the browser's own print command works. */
function enhancePrinting(): void {
  const picture = document.querySelector<HTMLImageElement>("[data-print=picture]");
  document.querySelector("[data-print=button]")?.addEventListener("click", async () => {
    if (picture) picture.loading = "eager";
    // Print even if the picture cannot be fetched.
    await picture?.decode().catch(() => {});
    print();
  });
}

/** Adds the rest of the other designs when the visitor nears the end of the grid. */
function enhanceOthers(): void {
  const grid = document.querySelector<HTMLElement>("[data-more]");
  if (!grid?.lastElementChild) return;
  // The link to all designs stays if the rest cannot be loaded.
  whenNear(grid.lastElementChild, "50% 0px", () => void showMore(grid).catch(console.warn));
}

async function showMore(grid: HTMLElement): Promise<void> {
  const [show, { default: designs }] = await Promise.all([
    mountInto(grid, () => import("#renderer/pictures/DesignTile.tsx").then(({ Tiles }) => Tiles)),
    import("studio-data/designs.json"),
  ]);
  const ids = readIds(grid.dataset.more ?? "");
  show({ tiles: ids.flatMap((id) => designs.find((design) => design.id === id) ?? []) });
}

/** Loads the code for poking when the page is idle, or when a pointer reaches the drawing. A press before that is a step. */
function enhancePoking(): void {
  const drawing = document.querySelector("[data-dots]");
  const button = document.querySelector<HTMLElement>("[data-poke=button]");
  if (!drawing || !button) return;
  const takePress = rememberPress(button);
  const isNear = new Promise((resolve) => drawing.addEventListener("pointerenter", resolve, { once: true }));
  Promise.race([untilIdle(), isNear])
    .then(() => import("./poke/enable-poking.ts"))
    .then(({ enablePoking }) => {
      enablePoking();
      takePress()?.click();
    })
    .catch((error) => console.warn("Poking could not be loaded.", error));
}
