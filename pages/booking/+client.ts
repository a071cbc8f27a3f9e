import "#renderer/browser/shell.ts";
import { enhanceSections } from "#renderer/browser/sections.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { loadTiles, nameChosen, nameDesignsInLinks, readChoice } from "./chosen.ts";

// Without the file of all designs, the booking names none.
loadTiles(readChoice()).then((choice) => nameDesignsInLinks(nameChosen(choice)), console.warn);
enhanceSections();
hydrateIsland("booking", () => import("./BookingIsland.tsx").then((module) => module.BookingIsland)).catch(
  () => {
    document.querySelector(".calendar")?.setAttribute("data-state", "failed");
    document.getElementById("booking")?.removeAttribute("style");
  },
);
