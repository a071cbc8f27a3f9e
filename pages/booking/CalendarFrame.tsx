/** The provider's calendar, in the visitor's color scheme and the site's own colors. */
import Cal from "@calcom/embed-react";
import { useEffect, useSyncExternalStore } from "react";
import { type CalSettings, toEmbedScript } from "#domain/contact.ts";

type CalendarFrameProps = CalSettings & {
  /** Prefills the booking form's notes. */
  notes?: string;
  /** Chooses among the lengths of the event type, in minutes. */
  duration?: number;
};

type Scheme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

/** Maps the calendar's color names to ours. */
const COLORS = {
  "cal-bg": "--panel",
  "cal-text": "--ink",
  "cal-text-emphasis": "--ink",
  "cal-brand": "--ink",
  "cal-brand-emphasis": "--accent",
  "cal-brand-text": "--on-ink",
};

/** Render this only after the embed script is set up. */
export function CalendarFrame({ notes, duration, ...settings }: CalendarFrameProps) {
  const { calLink, namespace, origin, config, initConfig } = settings;
  const { layout, theme = "auto" } = config;
  const scheme = useCalendarLook(namespace, config);
  return (
    <Cal
      // The calendar is transparent, so a scheme other than the page's needs its own background.
      className={`size-full overflow-auto ${theme === "auto" ? "" : "bg-canvas"}`}
      style={{ colorScheme: scheme }}
      calLink={calLink}
      calOrigin={origin}
      namespace={namespace}
      // Every key becomes a query parameter.
      config={{
        layout,
        theme: scheme,
        ...(notes && { notes }),
        ...(duration && { duration: String(duration) }),
      }}
      initConfig={initConfig}
      embedJsUrl={toEmbedScript(origin)}
    />
  );
}

/** Sends the calendar its look now and whenever the visitor's scheme changes. Returns the current scheme. */
function useCalendarLook(namespace: string, config: CalSettings["config"]): Scheme {
  const { hideEventTypeDetails, layout, theme = "auto" } = config;
  const isDark = useSyncExternalStore(subscribe, isSiteDark);
  const scheme = theme === "auto" ? (isDark ? "dark" : "light") : theme;
  useEffect(() => {
    const colors = theme === "auto" ? readColors() : undefined;
    const cssVarsPerTheme = colors && { light: colors, dark: colors };
    window.Cal.ns[namespace]?.("ui", { theme: scheme, layout, hideEventTypeDetails, cssVarsPerTheme });
  }, [namespace, scheme, layout, hideEventTypeDetails, theme]);
  return scheme;
}

/** Whether the site is dark, by the device's preference or the artist's fixed choice. */
const isSiteDark = () =>
  getComputedStyle(document.documentElement).colorScheme === "dark" || matchMedia(DARK).matches;

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
