/** What a script adds to an accordion: the address opens a section, and one that is opened stays under the finger. */

export function enhanceSections(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Whoever reloads or comes back finds the page where they left it: the browser sees to that.
  openAddressed(visit?.type === "navigate");
  addEventListener("hashchange", () => openAddressed(true));
  for (const summary of document.querySelectorAll("main summary"))
    summary.addEventListener("click", () => keepInPlace(summary));
}

/** Closed, it may have been too short to be scrolled to its place. For visitors without scripts, the stylesheet shows it. */
function openAddressed(goThere: boolean): void {
  const section = document.querySelector<HTMLDetailsElement>("main details:target");
  if (!section || section.open) return;
  section.open = true;
  if (goThere) section.scrollIntoView();
}

/** The section above closes as this one opens, and would take it along. */
function keepInPlace(summary: Element): void {
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }),
  );
}
