/** Opens the section of an accordion that the address names. For visitors without scripts, the stylesheet shows it. */

export function followAddress(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Whoever reloads or comes back finds the page where they left it: the browser sees to that.
  openAddressed(visit?.type === "navigate");
  addEventListener("hashchange", () => openAddressed(true));
}

/** Closed, it may have been too short to be scrolled to its place. */
function openAddressed(goThere: boolean): void {
  const section = document.querySelector<HTMLDetailsElement>("main details:target");
  if (!section || section.open) return;
  section.open = true;
  if (goThere) section.scrollIntoView();
}
