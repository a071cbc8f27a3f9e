import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";
import { BOOKING_PROPS } from "./booking-address.ts";
import { nameInLinks } from "./links.ts";
import { loadChoice } from "./load-choice.ts";
import { showOwnHour } from "./own-hour.ts";

enhanceSections();
showOwnHour();
const props = BOOKING_PROPS.read();
loadChoice()
  .then((choice) => nameInLinks(choice, props?.calendar))
  .catch(console.warn);
if (props)
  hydrateIsland("booking", async () => {
    const { BookingIsland } = await import("./BookingIsland.tsx");
    return { Component: BookingIsland, props };
  }).catch(() => document.querySelector("[data-state]")?.setAttribute("data-state", "failed"));
