/**
 * Before the first paint: reserves room for the designs that the query names and for the choice of saved ones, so that
 * nothing shifts when the island shows them, and starts to load them. The build inlines it after the island.
 */
(() => {
  const { designs, saved } = document.currentScript.dataset;
  const island = document.getElementById("booking");
  const count = (ids) => new Set(ids.split(",").filter((id) => /^[1-9]\d*$/.test(id))).size;
  const chosen = count(new URLSearchParams(location.search).getAll("design").join());
  let hasSaved = false;
  try {
    hasSaved = count(localStorage.getItem(saved) ?? "") > 0;
  } catch {
    // Storage is blocked: nothing is saved from page to page.
  }
  island.style.setProperty("--chosen", chosen);
  island.style.setProperty("--saved", Number(hasSaved));
  if (chosen > 0 || hasSaved) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href: designs }));
  }
  // If the page's own script cannot be loaded, shows the other ways to book.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.type !== "module") return;
      document.querySelector(".calendar").dataset.state = "failed";
      island.removeAttribute("style");
    },
    { capture: true },
  );
})();
