import "#renderer/shell/shell.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";

enhanceSections();
