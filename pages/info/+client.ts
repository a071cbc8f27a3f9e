/** The URL fragment opens a policy, and names the open one. The browser handles opening, closing and find in page. */
import "#renderer/shell/shell.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";

const SECTIONS = "main details";

enhanceSections();
for (const section of document.querySelectorAll(SECTIONS)) section.addEventListener("toggle", showAddress);

/** Puts the open section in the URL without a history entry or a jump. */
function showAddress(): void {
  const open = document.querySelector(`${SECTIONS}[open]`);
  const hash = open ? `#${open.id}` : "";
  if (hash === location.hash) return;
  history.replaceState(history.state, "", hash || location.pathname + location.search);
}
