import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";

enhanceLightbox();
enhanceSaving();
