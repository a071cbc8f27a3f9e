/** Loads the calendar when its panel comes near the screen, and tracks its state. */
import { type RefObject, useEffect, useState } from "react";
import { whenActivated } from "#renderer/browser/when-activated.ts";
import { whenNear } from "#renderer/browser/when-near.ts";
import type { CalendarSettings } from "./booking-address.ts";
import { type EmbedState, watchEmbed } from "./cal-embed.ts";

/** "waiting": not yet near the screen, as on the server. */
type CalendarState = "waiting" | "loading" | EmbedState;

const NEAR = "150% 0px";

export function useCalendar(
  { namespace, origin }: CalendarSettings,
  panel: RefObject<HTMLElement | null>,
): CalendarState {
  const [state, setState] = useState<CalendarState>("waiting");
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      setState("loading");
      stop = watchEmbed({ namespace, origin }, setState);
    };
    whenActivated(() => {
      if (panel.current) stop = whenNear(panel.current, NEAR, start);
    });
    return () => stop();
  }, [namespace, origin, panel]);
  useEffect(() => (state === "ready" ? undefined : retryOnReturn()), [state]);
  return state;
}

/** A page restored from the back-forward cache does not retry by itself. */
function retryOnReturn(): () => void {
  const retry = (event: PageTransitionEvent) => event.persisted && location.reload();
  addEventListener("pageshow", retry);
  return () => removeEventListener("pageshow", retry);
}
