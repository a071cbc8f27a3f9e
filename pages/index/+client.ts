import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";
import { enhanceCarousels } from "./carousel.ts";
import { enhanceStamp } from "./stamp.ts";

enhanceCarousels();
enhanceLightbox();
enhanceSaving();
enhanceStamp();
