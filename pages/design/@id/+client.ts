import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";
import { enhanceOthers } from "./more/others.ts";
import { enhanceNeighbors } from "./neighbors/neighbors.ts";
import { enhancePoking } from "./poke/poke.ts";
import { enhancePrinting, enhanceTrueSize } from "./size/true-size.ts";
import { enhanceTones } from "./skin/tones.ts";
import { enhanceTryOn } from "./try-on/try-on.ts";

enhanceSaving();
enhanceOthers();
enhancePrinting();
enhanceTrueSize();
const design = document.getElementById("design");
if (design) {
  enhanceTones(design);
  enhanceNeighbors(design);
}
enhancePoking();
enhanceTryOn();
enhanceLightbox();
