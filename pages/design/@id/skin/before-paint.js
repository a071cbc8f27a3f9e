/**
 * Opens the palette of "Preview on skin" and, before the first paint, shows the tone that tones.ts keeps for the visit.
 * It ends the article; the build inlines it, so that it always runs.
 */
(() => {
  const design = document.getElementById("design");
  const button = document.getElementById("preview-on-skin");
  button.addEventListener("click", () => {
    button.setAttribute("aria-expanded", button.getAttribute("aria-expanded") !== "true");
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Otherwise the bar at the bottom may cover it.
    button.parentElement.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
  });
  // The button for the visitor's own skin is in the palette.
  if (new URLSearchParams(location.search).has("try")) button.setAttribute("aria-expanded", true);
  try {
    const kept = sessionStorage.getItem(document.currentScript.dataset.key);
    const choice = design.querySelector(`.palette [value=${kept}]`);
    choice.checked = true;
    design.dataset.tone = kept;
    const src = choice.dataset.picture;
    if (src)
      for (const image of design.querySelectorAll(".tinted"))
        Object.assign(image, { fetchPriority: "high", src });
  } catch {
    // Nothing is kept, or storage is blocked: the page starts with the original.
  }
})();
