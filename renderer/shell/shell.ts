/** Every page's enhancements. Each page's `+client.ts` imports this first. */
import { enhancePlaceholders } from "#renderer/pictures/placeholders.ts";
import { watchForNewVersion } from "./outdated.ts";
import { sendPageViews } from "./page-views.ts";
import { enhancePopovers } from "./popovers.ts";
import { prefersLessMotion } from "./preferences.ts";
import { protect } from "./protection.ts";
import { SETTINGS } from "./settings.ts";

const { protection, pageViews } = SETTINGS.read() ?? {};

enhancePopovers();
enhanceScrollToTop();
enhancePlaceholders();
watchForNewVersion();
if (protection) protect();
if (pageViews) sendPageViews(pageViews);

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
