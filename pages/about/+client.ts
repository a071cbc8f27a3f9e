import "#renderer/shell/shell.ts";
import { enhancePictures } from "#renderer/pictures/enhance.ts";

enhancePictures();
