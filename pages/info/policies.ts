/**
 * The address of the policies page opens a section, and follows the open one. Opening, closing, and finding words in
 * closed sections is the browser's own work.
 */
import { enhanceSections } from "#renderer/browser/sections.ts";

const SECTIONS = "main details";

export function enhancePolicies(): void {
  enhanceSections();
  for (const section of document.querySelectorAll(SECTIONS)) section.addEventListener("toggle", showAddress);
  // Where the stylesheet can open closed sections on paper, it does.
  if (!CSS.supports("selector(::details-content)")) openWhilePrinting();
}

/** Names the open section in the address, without an entry in the history and without a jump. */
function showAddress(): void {
  const open = document.querySelectorAll(`${SECTIONS}[open]`);
  const hash = open[0] ? `#${open[0].id}` : "";
  // While printing, all are open.
  if (open.length > 1 || hash === location.hash) return;
  history.replaceState(history.state, "", hash || location.pathname + location.search);
}

/** Opens every section for the time of printing; the shared name would allow only one. */
function openWhilePrinting(): void {
  let closed: HTMLDetailsElement[] = [];
  let name = "";
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>(`${SECTIONS}:not([open])`)];
    for (const section of document.querySelectorAll<HTMLDetailsElement>(SECTIONS)) {
      name = section.name || name;
      section.name = "";
    }
    for (const section of closed) section.open = true;
  });
  addEventListener("afterprint", () => {
    for (const section of closed) section.open = false;
    for (const section of document.querySelectorAll<HTMLDetailsElement>(SECTIONS)) section.name = name;
  });
}
