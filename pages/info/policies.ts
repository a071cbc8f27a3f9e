/** The URL fragment opens a policy and follows the open one. The browser does the rest: opening, closing, find in page. */
import { enhanceSections } from "#renderer/browser/sections.ts";

const SECTIONS = "main details";

export function enhancePolicies(): void {
  enhanceSections();
  for (const section of document.querySelectorAll(SECTIONS)) section.addEventListener("toggle", showAddress);
  // Elsewhere app.css opens closed sections.
  if (!CSS.supports("selector(::details-content)")) openWhilePrinting();
}

/** Puts the open section into the URL without a history entry or a jump. */
function showAddress(): void {
  const open = document.querySelectorAll(`${SECTIONS}[open]`);
  const hash = open[0] ? `#${open[0].id}` : "";
  // More than one is open while printing.
  if (open.length > 1 || hash === location.hash) return;
  history.replaceState(history.state, "", hash || location.pathname + location.search);
}

/** Opens every section for printing. Their shared name would allow only one. */
function openWhilePrinting(): void {
  const sections = [...document.querySelectorAll<HTMLDetailsElement>(SECTIONS)];
  const name = sections[0]?.name ?? "";
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = sections.filter(({ open }) => !open);
    for (const section of sections) section.name = "";
    for (const section of opened) section.open = true;
  });
  addEventListener("afterprint", () => {
    for (const section of opened) section.open = false;
    for (const section of sections) section.name = name;
  });
}
