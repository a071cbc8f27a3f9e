/** The button "Scroll to top". It scrolls at once under reduced motion. */

const SHOW_BELOW = 300;

export function enhanceScrollToTop(): void {
  const button = document.getElementById("scroll-to-top");
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= SHOW_BELOW;
  };
  addEventListener("scroll", update, { passive: true });
  update();
  button.addEventListener("click", () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}
