/** Keeps the address of the display face. Vike adds its own preload of a font that a page imports; this belongs to none. */
import displayFont from "studio-brand/display-font.ts";
import type { GlobalContextServer } from "vike/types";

declare global {
  namespace Vike {
    interface GlobalContext {
      /** Only on the server. */
      displayFont: string;
    }
  }
}

export function onCreateGlobalContext(globalContext: Partial<GlobalContextServer>): void {
  globalContext.displayFont = displayFont;
}
