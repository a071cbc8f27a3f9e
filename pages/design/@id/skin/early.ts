/**
 * Opens the palette of "Preview on skin" and, before the first paint, shows the tone that tones.ts keeps for the visit.
 * Stands at the end of the article.
 */
import { readStored } from "#renderer/shell/storage.ts";
import { TONE_KEY } from "./tones.ts";

const design = document.getElementById("design");
const button = document.getElementById("preview-on-skin");

button?.addEventListener("click", () => {
  button.ariaExpanded = String(button.ariaExpanded !== "true");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Otherwise the bar at the bottom may cover it.
  button.parentElement?.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
});
// The button for the visitor's own skin is in the palette.
if (button && new URLSearchParams(location.search).has("try")) button.ariaExpanded = "true";

const kept = readStored(TONE_KEY, "sessionStorage");
const choices = design?.querySelectorAll<HTMLInputElement>("[name=tone]") ?? [];
const choice = [...choices].find(({ value }) => value === kept);
if (design && choice) {
  choice.checked = true;
  design.dataset.tone = choice.value;
  const src = choice.dataset.picture;
  if (src)
    for (const image of design.querySelectorAll<HTMLImageElement>("[data-tinted]"))
      Object.assign(image, { fetchPriority: "high", src });
}
