/**
 * Runs before the first paint; the build inlines it. Shows the visitor's note, reserves room for the designs in the
 * query and for the choice of saved ones, and starts to load them, so nothing shifts when the island fills that room.
 */
(() => {
  const { designs, saved, note } = document.currentScript.dataset;
  const island = document.getElementById("booking");
  const query = new URLSearchParams(location.search);
  const count = (ids) => new Set(ids.split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id))).size;
  const chosen = count(query.getAll("design").join());
  let hasSaved = false;
  try {
    hasSaved = count(localStorage.getItem(saved) ?? "") > 0;
  } catch {
    // Storage is blocked: saved designs do not survive a page load.
  }
  island.style.setProperty("--chosen", chosen);
  island.querySelector("section").hidden = chosen === 0;
  island.querySelector("form").hidden = !hasSaved;
  island.querySelector("b").textContent = [...(query.get("note")?.trim() ?? "")].slice(0, note).join("");
  if (chosen > 0 || hasSaved) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href: designs }));
  }
  // Shows the other ways to book if the page's own script does not load.
  const fail = () => {
    if ("island" in island.dataset) island.querySelector(".calendar").dataset.state = "failed";
  };
  addEventListener("error", ({ target }) => target.type === "module" && fail(), { capture: true });
  const wait = () => setTimeout(fail, 8000);
  if (document.prerendering) document.addEventListener("prerenderingchange", wait);
  else wait();
})();
