import "#renderer/shell/shell.ts";
import { enhanceCopying } from "./copy.ts";

enhanceCopying();
