/**
 * Opens the palette of "Preview on skin" and, before the first paint, shows the tone that is kept for the visit.
 * Stands at the end of the article.
 */
import { applyTone, findKept } from "./tone.ts";

const design = document.getElementById("design");
const button = document.getElementById("preview-on-skin");

button?.addEventListener("click", () => {
  button.ariaExpanded = String(button.ariaExpanded !== "true");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Otherwise the bar at the bottom may cover it.
  button.parentElement?.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
});

// On small screens the button for the visitor's own skin is below the tones.
if (button && new URLSearchParams(location.search).has("try")) button.ariaExpanded = "true";

const kept = design && findKept(design);
if (design && kept) applyTone(design, kept);
