/** Keeps the address of the display face for +Head, which preloads it. Vike preloads only fonts that a page imports. */
import type { GlobalContextServer } from "vike/types";

declare global {
  namespace Vike {
    interface GlobalContext {
      /** Absent under the dev server, which starts before the first build, and in the browser. */
      displayFont?: string;
    }
  }
}

export async function onCreateGlobalContext(globalContext: Partial<GlobalContextServer>): Promise<void> {
  if (import.meta.env.PROD)
    globalContext.displayFont = (await import("studio-brand/display-font.ts")).default;
}
