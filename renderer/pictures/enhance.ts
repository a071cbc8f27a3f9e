/** What pictures of designs and works do in a page's script. */
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/state/saved.ts";

/** Opens them full-screen and saves designs. Call once per page. */
export function enhancePictures(): void {
  enhanceLightbox();
  enhanceSaving();
}
