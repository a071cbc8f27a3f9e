/** The URL fragment names the open policy. The browser handles opening, closing and find in page. */
const POLICIES = "details[name=policy]";

export function enhancePolicies(): void {
  for (const section of document.querySelectorAll(POLICIES)) section.addEventListener("toggle", showAddress);
}

/** Puts the open section in the URL without a history entry or a jump. */
function showAddress(): void {
  const open = document.querySelector(`${POLICIES}[open]`);
  const hash = open ? `#${open.id}` : "";
  if (hash === location.hash) return;
  history.replaceState(history.state, "", hash || location.pathname + location.search);
}
