/** The provider's calendar, in the visitor's color scheme. Render it only once the embed script is set up. */
import Cal from "@calcom/embed-react";
import { type CalendarSettings, toScriptAddress } from "./booking-address.ts";
import { useCalendarLook } from "./use-calendar-look.ts";

type CalendarFrameProps = CalendarSettings & {
  /** Prefills the notes of the booking form. */
  notes?: string;
};

export function CalendarFrame({ calLink, namespace, origin, config, initConfig, notes }: CalendarFrameProps) {
  const { layout, theme = "auto" } = config;
  const scheme = useCalendarLook(namespace, config);
  return (
    <Cal
      // The calendar is transparent: a scheme other than the page's needs its own background.
      className={`size-full overflow-auto ${theme === "auto" ? "" : "bg-[Canvas]"}`}
      style={{ colorScheme: scheme }}
      calLink={calLink}
      calOrigin={origin}
      namespace={namespace}
      // Every key becomes a query parameter.
      config={{ layout, theme: scheme, ...(notes && { notes }) }}
      initConfig={initConfig}
      embedJsUrl={toScriptAddress(origin)}
    />
  );
}
