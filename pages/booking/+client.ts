import "#renderer/shell/shell.ts";
import { hydrateIslands } from "#renderer/islands/hydrate.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";

enhanceSections();
hydrateIslands(import.meta.glob("./*.island.tsx"));
