/**
 * Shows the visitor's note, and room for the designs that the query names and for the choice of saved ones, so that
 * nothing shifts when the island fills it, and starts to load them. Stands behind the island.
 */
import { toAddress } from "#domain/address.ts";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import { whenActivated } from "#renderer/islands/wait.ts";
import { readChoice } from "./chosen.ts";

const island = document.getElementById("booking") as HTMLElement;
const { ids, note = "", saved } = readChoice();
const hasSaved = saved.length > 0;

island.style.setProperty("--chosen", String(ids.length));
island.querySelector("section")?.toggleAttribute("hidden", ids.length === 0);
island.querySelector("form")?.toggleAttribute("hidden", !hasSaved);
island.querySelector("b")?.replaceChildren(note);
if (ids.length > 0 || hasSaved) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "modulepreload", href: toAddress(SHARED_DESIGNS) }));
}

/** If the page's own script does not come, shows the other ways to book. */
function fail(): void {
  if ("island" in island.dataset) island.querySelector(".calendar")?.setAttribute("data-state", "failed");
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), { capture: true });
whenActivated(() => setTimeout(fail, 8000));
