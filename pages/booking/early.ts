/**
 * Marks the document with what the visitor has chosen, noted and saved: CSS reserves their room until React shows them,
 * so nothing shifts. If the page's own script does not load, shows the other ways to book.
 */
import { whenActivated } from "#renderer/islands/wait.ts";
import { readChoice } from "./choice.ts";

const { dataset, style } = document.documentElement;
const { ids, note, saved } = readChoice();

if (ids.length > 0) dataset.chosen = "";
if (saved.length > 0) dataset.saved = "";
style.setProperty("--chosen", String(ids.length));
if (note) {
  dataset.noted = "";
  style.setProperty("--note", JSON.stringify(note));
}

function fail(): void {
  document.querySelector("#booking[data-island] [data-state]")?.setAttribute("data-state", "failed");
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), { capture: true });
whenActivated(() => setTimeout(fail, 8000));
