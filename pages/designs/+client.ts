import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { enhanceCatalogue } from "./catalogue.ts";

enhanceCatalogue();
enhanceLightbox();
void hydrateIsland("view-controls", () => import("./ViewControls.tsx").then((module) => module.ViewControls));
