import "#renderer/browser/shell.ts";
import { enhanceSections } from "#renderer/browser/sections.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { nameDesignsInLinks } from "./design-links.ts";

nameDesignsInLinks();
enhanceSections();
hydrateIsland("booking", () =>
  import("./BookingCalendar.tsx").then((module) => module.BookingCalendar),
).catch(() => document.querySelector(".calendar")?.setAttribute("data-state", "failed"));
