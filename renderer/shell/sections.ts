/** Adds to an accordion: the URL fragment opens a section, and a clicked summary stays in place. */

export function enhanceSections(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // On a reload or return the browser restores the scroll position itself.
  // What the visitor has opened meanwhile stays.
  if (!document.querySelector("main details[open]")) openAddressed(visit?.type === "navigate");
  addEventListener("hashchange", () => openAddressed(true));
  for (const summary of document.querySelectorAll("main summary"))
    summary.addEventListener("click", () => keepInPlace(summary));
}

/** A closed section may be too short to scroll to. Without scripts, Accordion.tsx shows it. */
function openAddressed(scrollsThere: boolean): void {
  const section = document.querySelector<HTMLDetailsElement>("main details:target");
  if (!section || section.open) return;
  section.open = true;
  if (scrollsThere) section.scrollIntoView();
}

/** A section that closes above would move it. */
function keepInPlace(summary: Element): void {
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" }),
  );
}
