import "#renderer/shell/shell.ts";
import { hydrateIslands } from "#renderer/islands/hydrate.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";

enhanceLightbox();
enhanceSaving();
hydrateIslands(import.meta.glob("./*.island.tsx"));
