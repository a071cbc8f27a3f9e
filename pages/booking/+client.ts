import "#renderer/browser/shell.ts";
import { enhanceSections } from "#renderer/browser/sections.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { carryDesign } from "./carry-design.ts";

carryDesign();
enhanceSections();
hydrateIsland("booking", () =>
  import("./BookingCalendar.tsx").then((module) => module.BookingCalendar),
).catch(showFallback);

/** Without the calendar's code, what stands there for visitors without scripts takes its place. */
function showFallback(): void {
  const fallback = document.querySelector("#booking noscript")?.textContent;
  const status = document.querySelector("#booking [role=status]");
  if (!fallback || !status) return;
  status.innerHTML = fallback;
  carryDesign();
}
