import "#renderer/browser/shell.ts";
import { enhanceArrival } from "#renderer/browser/arrival.ts";
import { enhanceTones } from "./tones.ts";

enhanceArrival();
const design = document.getElementById("design");
if (design) enhanceTones(design);
