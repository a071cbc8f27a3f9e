/** Shows the calendar in the visitor's color scheme and in the site's own colors. */
import { useEffect, useSyncExternalStore } from "react";
import type { CalendarSettings } from "./booking-address.ts";

type Scheme = "light" | "dark";

/** Our colors by the names of the calendar. */
const COLORS = {
  "cal-bg": "--panel",
  "cal-text": "--ink",
  "cal-text-emphasis": "--ink",
  "cal-brand": "--ink",
  "cal-brand-emphasis": "--accent",
  "cal-brand-text": "--on-ink",
};

const DARK = "(prefers-color-scheme: dark)";

/** Sends the calendar its look, again whenever the visitor's scheme changes. Returns the scheme in use. */
export function useCalendarLook(namespace: string, config: CalendarSettings["config"]): Scheme {
  const { hideEventTypeDetails, layout, theme = "auto" } = config;
  const isDark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  const scheme = theme === "auto" ? (isDark ? "dark" : "light") : theme;
  useEffect(() => {
    const colors = theme === "auto" ? readColors() : undefined;
    const cssVarsPerTheme = colors && { light: colors, dark: colors };
    window.Cal.ns[namespace]?.("ui", { theme: scheme, layout, hideEventTypeDetails, cssVarsPerTheme });
  }, [namespace, scheme, layout, hideEventTypeDetails, theme]);
  return scheme;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function readColors(): Record<string, string> {
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(COLORS).map(([theirs, ours]) => [theirs, styles.getPropertyValue(ours)]),
  );
}
