import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { enhanceCarousels } from "./carousel.ts";

enhanceCarousels();
enhanceLightbox();
