/** Everything that a visitor can set, undo and redo. */
import type { Tattoo } from "./renderer.ts";

export type Setting = Tattoo & {
  /** The length of an inch on the photo, once the visitor has shown something of known length. */
  inch?: number;
};
