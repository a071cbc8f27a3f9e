/**
 * The address of the policies page follows the open section, and opens it. Browsers do most of this themselves: a
 * fragment and find-in-page open the section that they lead into; this adds what they leave out.
 */

const SECTIONS = "#policies details";

export function enhancePolicies(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Whoever reloads or comes back finds the page where they left it: the browser sees to that.
  openAddressed(visit?.type === "navigate");
  addEventListener("hashchange", () => openAddressed(true));
  for (const section of document.querySelectorAll(SECTIONS)) section.addEventListener("toggle", showAddress);
  // Where the stylesheet can open closed sections on paper, it does.
  if (!CSS.supports("selector(::details-content)")) openWhilePrinting();
}

/** Opens the section that the address names, and goes there, where the browser has not done so. */
function openAddressed(goThere: boolean): void {
  const body = document.querySelector(`${SECTIONS} :target`);
  const section = body?.closest("details");
  if (!body || !section || section.open) return;
  section.open = true;
  if (goThere) body.scrollIntoView();
}

/** Names the open section in the address, without an entry in the history and without a jump. */
function showAddress(): void {
  const open = document.querySelectorAll(`${SECTIONS}[open]`);
  if (open.length > 1) return;
  const id = open[0]?.querySelector("[id]")?.id;
  history.replaceState(history.state, "", id ? `#${id}` : location.pathname + location.search);
}

/** Opens every section for the time of printing; the shared name would allow only one. */
function openWhilePrinting(): void {
  let closed: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>(`${SECTIONS}:not([open])`)];
    for (const section of document.querySelectorAll(SECTIONS)) section.removeAttribute("name");
    for (const section of closed) section.open = true;
  });
  addEventListener("afterprint", () => {
    for (const section of closed) section.open = false;
    for (const section of document.querySelectorAll(SECTIONS)) section.setAttribute("name", "policy");
  });
}
