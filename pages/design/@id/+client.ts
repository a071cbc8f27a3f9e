import "#renderer/shell/shell.ts";
import { enhanceLightbox } from "#renderer/lightbox/lightbox.ts";
import { enhanceSaving } from "#renderer/saved/saving.ts";
import { DESIGN_JSON } from "./design-json.ts";
import { enhanceOthers } from "./more/others.ts";
import { enhancePoking } from "./poke/poke.ts";
import { enhancePrinting } from "./size/printing.ts";
import { enhanceTryOn } from "./try-on/try-on.ts";

enhanceSaving();
enhancePrinting();
const json = DESIGN_JSON.read();
if (json) {
  const { more, tryOn, poke, healed } = json;
  enhanceOthers(more);
  if (poke) enhancePoking(poke, healed);
  if (tryOn) enhanceTryOn(tryOn);
}
enhanceLightbox();
