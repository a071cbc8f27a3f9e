/**
 * Handles a page that is older than the site: a new version was published after it loaded, so the scripts that it loads
 * later are gone (https://vite.dev/guide/build#load-error-handling). The page says so when the visitor presses something
 * that needs one, and reloads when the visitor returns to it.
 */
import { showNotice } from "./notice.ts";

let isOutdated = false;

export function watchForNewVersion(): void {
  addEventListener("vite:preloadError", () => {
    isOutdated ||= hasGoneScript();
    if (navigator.userActivation?.isActive) tellOutdated();
  });
  // An island that failed to load keeps its marker, and its controls do nothing.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-island] :is(button, input)")) tellOutdated();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && isOutdated && location.reload());
}

/** Shows the notice if the page is outdated. Returns whether it is. */
export function tellOutdated(): boolean {
  if (isOutdated) showNotice("This page is older than the site: ", makeReload());
  return isOutdated;
}

function makeReload(): HTMLButtonElement {
  const reload = document.createElement("button");
  Object.assign(reload, { type: "button", textContent: "reload", className: "underline" });
  reload.addEventListener("click", () => location.reload());
  return reload;
}

/** Whether a script answered with 404. A lost connection has no status. */
function hasGoneScript(): boolean {
  return performance
    .getEntriesByType("resource")
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.name.endsWith(".js") &&
        entry.responseStatus === 404,
    );
}
