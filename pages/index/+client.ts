import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/state/saved.ts";
import { enhanceCarousels } from "./carousel.ts";
import { enhanceStamp } from "./poke.ts";

enhanceCarousels();
enhanceLightbox();
enhanceSaving();
enhanceStamp();
