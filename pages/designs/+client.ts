import "#renderer/shell/shell.ts";
import { hydrateIslands } from "#renderer/island/hydrate.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/state/saved.ts";

enhanceLightbox();
enhanceSaving();
hydrateIslands(import.meta.glob("./*.island.tsx"));
