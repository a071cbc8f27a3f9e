import "#renderer/browser/shell.ts";
import { enhanceSections } from "#renderer/browser/sections.ts";
import { hydrateIsland } from "#renderer/hydrate-island.ts";
import { nameDesignInLinks } from "./design-links.ts";

nameDesignInLinks();
enhanceSections();
hydrateIsland("booking", () =>
  import("./BookingCalendar.tsx").then((module) => module.BookingCalendar),
).catch(showFallback);

/** When the island's code fails to load, shows what visitors without scripts see. */
function showFallback(): void {
  const fallback = document.querySelector("#booking noscript")?.textContent;
  const status = document.querySelector("#booking [role=status]");
  if (!fallback || !status) return;
  status.innerHTML = fallback;
  nameDesignInLinks();
}
