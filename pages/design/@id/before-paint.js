/**
 * Ends the article; the build inlines it, so that "Preview on skin" always works. It opens the palette, and shows the tone
 * that tones.ts keeps for the visit before the first paint. tones.ts takes the pictures over.
 */
(() => {
  const design = document.getElementById("design");
  const button = document.getElementById("preview-on-skin");
  button.addEventListener("click", () => {
    button.setAttribute("aria-expanded", button.getAttribute("aria-expanded") !== "true");
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Not behind the bar at the bottom.
    button.parentElement.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
  });
  // Its own button is in the palette.
  if (new URLSearchParams(location.search).has("try")) button.setAttribute("aria-expanded", true);
  try {
    const kept = sessionStorage.getItem(document.currentScript.dataset.key);
    for (const layer of design.querySelectorAll(`.tinted[data-tone=${kept}]`)) {
      const picture = new Image();
      picture.fetchPriority = "high";
      picture.decoding = "sync";
      picture.alt = "";
      picture.src = layer.style.backgroundImage.slice(5, -2);
      layer.append(picture);
    }
    design.querySelector(`.palette [value=${kept}]`).checked = true;
  } catch {
    // Nothing is kept, or storage is blocked: the page starts with the original.
  }
})();
