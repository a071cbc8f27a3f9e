/**
 * Shows the tone that tones.ts keeps for the visit before the first paint. It ends the article; the build inlines it.
 * tones.ts takes the pictures over.
 */
(() => {
  const design = document.getElementById("design");
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
