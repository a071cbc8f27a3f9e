import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceMap } from "./map.ts";

enhanceLightbox();
enhanceMap();
