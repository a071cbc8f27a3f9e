/**
 * Reserves space for the designs that the query names, and for the saved ones (saved.ts has the key), before the first
 * paint, and fills both in once designs.js has loaded. The build inlines it after their markup.
 */
(() => {
  const [form, place] = ["saved-designs", "chosen"].map((id) => document.getElementById(id));
  const address = new URL(document.currentScript.dataset.designs, location.href);
  const query = new URLSearchParams(location.search);
  const readIds = (text) => [...new Set(text.split(","))].filter((id) => /^[1-9]\d*$/.test(id));
  const copy = (parent) => parent.querySelector("template").content.cloneNode(true).firstChild;
  const named = readIds(query.getAll("design").join());
  const items = named.map((id) => {
    const item = copy(place);
    item.querySelector("small").textContent += id;
    item.querySelector("a").href = new URL(`design/${id}/`, address).pathname;
    place.querySelector("ul").append(item);
    return item;
  });
  place.hidden = items.length === 0;
  let saved = [];
  try {
    saved = readIds(localStorage.getItem("saved") ?? "");
  } catch {
    // Storage is blocked: nothing is saved from page to page.
  }
  form.hidden = saved.length === 0;
  if (items.length + saved.length > 0) import(address).then(fill, console.warn);

  function fill({ default: designs }) {
    const find = (id) => designs.find((design) => String(design.id) === id)?.tile;
    for (const [index, item] of items.entries()) {
      const design = find(named[index]);
      if (design) showFacts(item, design);
      else item.remove();
    }
    place.hidden = place.querySelector("li") === null;
    const choices = [...new Set([...named, ...saved])].flatMap((id) => find(id) ?? []);
    for (const { id, title } of choices) {
      const choice = copy(form);
      const box = choice.querySelector("input");
      box.value = id;
      box.defaultChecked = named.includes(box.value);
      choice.querySelector("span").textContent += `${id}, ${title}`;
      form.querySelector("[type=submit]").before(choice);
    }
    form.hidden ||= !choices.some(({ id }) => saved.includes(String(id)));
    const note = document.createElement("input");
    Object.assign(note, { type: "hidden", name: "note", value: query.get("note") });
    if (query.has("note")) form.append(note);
  }

  function showFacts(item, { title, image: { derivatives }, facts }) {
    // Three times as wide as the stamp shows it.
    const picture = derivatives.find(({ width }) => width >= 270) ?? derivatives.at(-1);
    item.querySelector("img").src = new URL(picture.path, address);
    item.querySelector("a").textContent = title;
    item.querySelector("p").textContent = facts.join("\n");
  }

  // If the page's own script cannot be loaded, show the other ways to book.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.type === "module" && target.src !== address.href)
        document.querySelector(".calendar").dataset.state = "failed";
    },
    { capture: true },
  );
})();
