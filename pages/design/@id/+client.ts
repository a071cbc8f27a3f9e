import "#renderer/browser/shell.ts";
import { enhanceTones } from "./tones.ts";

const design = document.getElementById("design");
if (design) enhanceTones(design);
