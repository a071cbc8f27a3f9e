import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";

enhanceLightbox();
