/** The enhancements of the shell. `pages/+client.ts` imports this first. */
import { DESK } from "#domain/routes.ts";
import type { PageViewService } from "#domain/studio-schema.ts";
import { enhancePlaceholders } from "#renderer/pictures/placeholders.ts";
import { prefersLessMotion } from "./browser.ts";
import { sendPageViews } from "./page-views.ts";
import { enhancePopovers } from "./popovers.ts";
import { protect } from "./protection.ts";

/** What +Head.tsx embeds. Without `pageViews` the page sends none. */
export type ShellSettings = { protection: boolean; pageViews?: PageViewService };

const { protection, pageViews }: Partial<ShellSettings> = JSON.parse(
  document.getElementById("shell-settings")?.textContent ?? "{}",
);

enhancePopovers();
enhanceScrollToTop();
enhancePlaceholders();
addEventListener("vite:preloadError", reloadOnce);
if (protection) protect();
if (pageViews) sendPageViews(pageViews);

/**
 * Reloads the page: a script that cannot be loaded is often one of an earlier version of the site, whose files are gone
 * (https://vite.dev/guide/build#load-error-handling). A page that was reloaded stays. So does the desk, with what was typed.
 */
function reloadOnce(event: Event): void {
  const [visit] = performance.getEntriesByType("navigation");
  const wasReloaded = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  if (wasReloaded || !navigator.onLine || location.pathname.endsWith(DESK)) return;
  // The import gives undefined instead of an error.
  event.preventDefault();
  location.reload();
}

/** Scrolls smoothly, or jumps under reduced motion. */
function enhanceScrollToTop(): void {
  const button = document.getElementById("scroll-to-top");
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= 300;
  };
  addEventListener("scroll", update, { passive: true });
  update();
  button.addEventListener("click", () => {
    scrollTo({ top: 0, behavior: prefersLessMotion() ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}
