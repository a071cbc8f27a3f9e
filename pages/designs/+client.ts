import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";

enhanceLightbox();
enhanceSaving();
hydrateIsland("catalogue", () => import("./Catalogue.tsx").then((module) => module.Catalogue)).catch(
  console.warn,
);
