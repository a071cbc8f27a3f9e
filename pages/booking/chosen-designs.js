/**
 * Shows the designs that the query names before the first paint. It stands behind their place; the build inlines it.
 * The ids are those of chosen.ts, the markup is that of ChosenDesigns.tsx.
 */
(() => {
  const place = document.getElementById("chosen");
  const designs = JSON.parse(document.getElementById("booking-designs").textContent);
  const named = new URLSearchParams(location.search).getAll("design").join().split(",");
  for (const name of new Set(named)) {
    const design = designs.find(({ id }) => String(id) === name);
    if (!design) continue;
    const item = place.querySelector("template").content.cloneNode(true).firstChild;
    const find = (selector) => item.querySelector(selector);
    item.dataset.id = design.id;
    find("img").src = design.image;
    find("small").textContent += design.id;
    find("a").textContent = design.title;
    find("a").href = find("a").href.replace(/designs\/$/, `design/${design.id}/`);
    find("p").textContent = design.facts.join("\n");
    place.querySelector("ul").append(item);
    place.hidden = false;
  }

  // When the page's own script does not arrive, nothing comes into the place of the calendar.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.type === "module") document.querySelector(".calendar").dataset.state = "failed";
    },
    { capture: true },
  );
})();
