/** Extends an accordion: the URL fragment opens a section, and names the open policy; a clicked summary stays in place. */

/** The sections of Accordion.tsx. Those on Info, policies and care, share a `name`. */
const SECTION = "details[name]";
const POLICIES = "details[name=policy]";

export function enhanceSections(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // Keep what the visitor has opened. On a reload or return, the browser itself restores the scroll position.
  if (!document.querySelector(`${SECTION}[open]`))
    openAddressed(visit instanceof PerformanceNavigationTiming && visit.type === "navigate");
  addEventListener("hashchange", () => openAddressed(true));
  for (const summary of document.querySelectorAll(`${SECTION} > summary`))
    summary.addEventListener("click", () => keepInPlace(summary));
  for (const policy of document.querySelectorAll(POLICIES)) policy.addEventListener("toggle", showAddress);
}

/** Opens the section that the fragment names, because a closed one may be too short to scroll to. */
function openAddressed(scrollsThere: boolean): void {
  const section = document.querySelector<HTMLDetailsElement>(`${SECTION}:target`);
  if (!section || section.open) return;
  section.open = true;
  if (scrollsThere) section.scrollIntoView();
}

/** Keeps a summary where it is on the screen when a section above it closes. */
function keepInPlace(summary: Element): void {
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }),
  );
}

/** Puts the open policy in the URL without a history entry or a jump. */
function showAddress(): void {
  const open = document.querySelector(`${POLICIES}[open]`);
  const hash = open ? `#${open.id}` : "";
  if (hash === location.hash) return;
  history.replaceState(history.state, "", hash || location.pathname + location.search);
}
