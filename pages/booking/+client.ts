import "#renderer/shell/shell.ts";
import { hydrateIslands } from "#renderer/island/hydrate.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";

enhanceSections();
hydrateIslands(import.meta.glob("./*.island.tsx"));
