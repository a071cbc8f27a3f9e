import "#renderer/browser/shell.ts";
import { enhanceLightbox } from "#renderer/browser/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";
import { enhanceNeighbors } from "./others/neighbors.ts";
import { enhanceOthers } from "./others/others.ts";
import { enhancePoking } from "./poke/poke.ts";
import { enhanceTones } from "./tones.ts";
import { enhancePrinting, enhanceTrueSize } from "./true-size.ts";
import { enhanceTryOn } from "./try/try-on.ts";

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
