/**
 * Keeps the tone for the visit, and shows it before the first paint. It ends the article; the build inlines it.
 * tones.ts uses the same key, and takes the pictures over.
 */
(() => {
  const design = document.getElementById("design");
  try {
    design.addEventListener("change", ({ target }) => {
      if (target.name === "tone") sessionStorage.setItem("tone", target.value);
    });
    const kept = sessionStorage.getItem("tone");
    const layers = [...design.querySelectorAll(".tinted")].filter(({ dataset }) => dataset.tone === kept);
    for (const layer of layers) {
      const picture = layer.firstChild.content.cloneNode(true).firstChild;
      picture.fetchPriority = "high";
      layer.lastChild.replaceWith(picture);
    }
    if (layers.length > 0) design.querySelector(`.palette [value=${kept}]`).checked = true;
  } catch {
    // Storage is blocked: each page starts with the original.
  }
})();
