import "#renderer/shell/shell.ts";
import { hydrateIsland } from "#renderer/islands/hydrate.ts";
import { enhanceSections } from "#renderer/shell/sections.ts";
import { BOOKING_PROPS } from "./booking-address.ts";

enhanceSections();
const props = BOOKING_PROPS.read();
if (props)
  hydrateIsland("booking", async () => {
    const { BookingIsland } = await import("./BookingIsland.tsx");
    return { Component: BookingIsland, props };
  }).catch(console.warn);
