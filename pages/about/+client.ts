import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { enhanceMap } from "./map.ts";

enhanceLightbox();
enhanceMap();
