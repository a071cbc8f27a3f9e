/** How far the calendar has come, from the moment that its place is near the visitor's screen. */
import { type RefObject, useEffect, useState } from "react";
import { whenShown } from "#renderer/browser/when-shown.ts";
import { type CalendarState, watchEmbed } from "./cal-embed.ts";
import type { CalendarSettings } from "./calendar-settings.ts";

/** How far beyond the screen "near" reaches. */
const NEAR = "150% 0px";

/** `place` is the element that is kept free for the calendar. */
export function useCalendar(
  { namespace, embedOrigin }: CalendarSettings,
  place: RefObject<HTMLElement | null>,
): CalendarState {
  const [state, setState] = useState<CalendarState>("loading");
  useEffect(() => {
    let stop = () => {};
    // Browsers observe nothing in a page that is not shown: patience begins with the visitor.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        stop = watchEmbed({ namespace, embedOrigin }, setState);
      },
      { rootMargin: NEAR },
    );
    whenShown(() => place.current && observer.observe(place.current));
    return () => {
      observer.disconnect();
      stop();
    };
  }, [namespace, embedOrigin, place]);
  useEffect(() => (state === "ready" ? undefined : retryOnReturn()), [state]);
  return state;
}

/** A page that the browser kept as it was left would not try again by itself. */
function retryOnReturn(): () => void {
  const retry = (event: PageTransitionEvent) => event.persisted && location.reload();
  addEventListener("pageshow", retry);
  return () => removeEventListener("pageshow", retry);
}
