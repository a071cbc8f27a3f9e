import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/state/saved.ts";
import { enhanceCarousels } from "./carousel.ts";
import { enhanceStamp } from "./self-poking.ts";

enhanceCarousels();
enhanceLightbox();
enhanceSaving();
enhanceStamp();
