import "#renderer/browser/shell.ts";
import { enhanceArrival } from "#renderer/browser/arrival.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { enhanceCatalogue } from "./catalogue.ts";

enhanceCatalogue();
enhanceArrival();
enhanceLightbox();
hydrateIsland("view-controls", () =>
  import("./ViewControls.tsx").then((module) => module.ViewControls),
).catch(() => document.getElementById("view-controls")?.remove());
