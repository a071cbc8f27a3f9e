import "#renderer/browser/shell.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { enhanceCatalogue } from "./catalogue.ts";

enhanceCatalogue();
void hydrateIsland("view-controls", () => import("./ViewControls.tsx").then((module) => module.ViewControls));
