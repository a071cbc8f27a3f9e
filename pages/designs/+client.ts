import "#renderer/browser/shell.ts";
import { swallowDismissal } from "#renderer/browser/dismissal.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";

enhanceLightbox();
enhanceSaving();
// A click that closes a dropdown must not open the design under it.
swallowDismissal(
  (target) =>
    target.closest("#designs") !== null && document.querySelector("#catalogue dialog[open]") !== null,
);
hydrateIsland("catalogue", () => import("./Catalogue.tsx").then((module) => module.Catalogue)).catch(
  console.warn,
);
