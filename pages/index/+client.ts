import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";

enhanceLightbox();
