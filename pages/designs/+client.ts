import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";

enhanceLightbox();
enhanceSaving();
hydrateIsland("catalogue", () => import("./Catalogue.tsx").then((module) => module.Catalogue)).catch(
  console.warn,
);
