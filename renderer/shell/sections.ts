/** Extends an accordion: the URL fragment opens a section, and a clicked summary stays in place. */

/** Accordion.tsx */
const SECTION = "details[name]";

export function enhanceSections(): void {
  const [visit] = performance.getEntriesByType("navigation");
  // Keep what the visitor has opened. On a reload or return, the browser itself restores the scroll position.
  if (!document.querySelector(`${SECTION}[open]`))
    openAddressed(visit instanceof PerformanceNavigationTiming && visit.type === "navigate");
  addEventListener("hashchange", () => openAddressed(true));
  for (const summary of document.querySelectorAll(`${SECTION} > summary`))
    summary.addEventListener("click", () => keepInPlace(summary));
}

/** Opens the section that the fragment names, because a closed one may be too short to scroll to. */
function openAddressed(scrollsThere: boolean): void {
  const section = document.querySelector<HTMLDetailsElement>(`${SECTION}:target`);
  if (!section || section.open) return;
  section.open = true;
  if (scrollsThere) section.scrollIntoView();
}

/** Undoes the move when a section above closes. */
function keepInPlace(summary: Element): void {
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }),
  );
}
