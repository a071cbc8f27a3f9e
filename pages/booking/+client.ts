import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";
import { loadTiles, nameChosen, nameDesignsInLinks, readChoice } from "./chosen.ts";

const chosen = loadTiles(readChoice()).then(nameChosen);

/** Names no designs if the file of all designs cannot be loaded. */
const nameDesigns = (selector: string) =>
  chosen.then(
    (designs) => nameDesignsInLinks(document.querySelectorAll<HTMLAnchorElement>(selector), designs),
    console.warn,
  );

nameDesigns("main a:not(#booking a)");
enhanceSections();
hydrateIsland("booking", () => import("./BookingIsland.tsx").then((module) => module.BookingIsland)).catch(
  () => {
    document.querySelector(".calendar")?.setAttribute("data-state", "failed");
    nameDesigns("#booking a");
  },
);
