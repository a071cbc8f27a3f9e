import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { enhanceSaving } from "#renderer/browser/save-buttons.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { enhanceCatalogue } from "./catalogue.ts";
import { enhanceSharedList } from "./shared-list.ts";

// First, while every tile is in the page.
enhanceSaving();
enhanceCatalogue();
enhanceSharedList();
enhanceLightbox();
hydrateIsland("view-controls", () =>
  import("./ViewControls.tsx").then((module) => module.ViewControls),
).catch(() => document.getElementById("view-controls")?.remove());
