/**
 * Opens the "Preview on skin" palette and shows the tone kept by tones.ts before the first paint. The build inlines it
 * at the end of the article so that it always runs.
 */
(() => {
  const design = document.getElementById("design");
  const button = document.getElementById("preview-on-skin");
  button.addEventListener("click", () => {
    button.setAttribute("aria-expanded", button.getAttribute("aria-expanded") !== "true");
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The bar at the bottom may cover the palette.
    button.parentElement.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
  });
  // The palette holds the button for the visitor's own skin.
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
    // No stored tone, or storage is blocked: the page starts with the original.
  }
})();
