import "#renderer/browser/shell.ts";
import { enhanceSections } from "#renderer/browser/sections.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { loadChosen } from "./chosen.ts";
import { nameDesignsInLinks } from "./design-links.ts";

// Without them, the booking names no design.
const loaded = loadChosen().then(nameDesignsInLinks, console.warn);
enhanceSections();
hydrateIsland("booking", async () => {
  const [{ BookingCalendar }] = await Promise.all([import("./BookingCalendar.tsx"), loaded]);
  return BookingCalendar;
}).catch(() => document.querySelector(".calendar")?.setAttribute("data-state", "failed"));
