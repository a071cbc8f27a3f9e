/**
 * Opens the palette of "Preview on skin" and, before the first paint, shows the tone that is kept for the visit. The page
 * runs it at the end of the article.
 */
import { prefersLessMotion } from "#renderer/shell/preferences.ts";
import { applyTone, findKept } from "./chosen-tone.ts";

const design = document.getElementById("design");
const button = document.getElementById("preview-on-skin");

button?.addEventListener("click", () => {
  button.ariaExpanded = String(button.ariaExpanded !== "true");
  // Otherwise the bar at the bottom may cover it.
  button.parentElement?.scrollIntoView({
    block: "nearest",
    behavior: prefersLessMotion() ? "instant" : "smooth",
  });
});

// Small screens have the button "Try it on your skin" below the tones.
if (button && new URLSearchParams(location.search).has("try")) button.ariaExpanded = "true";

const kept = design && findKept(design);
if (design && kept) applyTone(design, kept);
