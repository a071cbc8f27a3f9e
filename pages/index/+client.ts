import "#renderer/shell/shell.ts";
import { enhancePictures } from "#renderer/pictures/enhance.ts";
import { enhanceCarousels } from "./carousel.ts";
import { enhanceStamp } from "./self-poking.ts";

enhanceCarousels();
enhancePictures();
enhanceStamp();
