import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceCarousels } from "./carousel.ts";

enhanceCarousels();
enhanceLightbox();
