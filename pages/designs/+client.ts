import "#renderer/shell/shell.ts";
import { hydrateIslands } from "#renderer/island/hydrate.ts";
import { enhancePictures } from "#renderer/pictures/enhance.ts";

enhancePictures();
hydrateIslands(import.meta.glob("./*.island.tsx"));
