/** The provider's own calendar in the page, in the visitor's colour scheme. Rendered once its script is set up. */
import Cal from "@calcom/embed-react";
import { toScriptAddress } from "./booking-address.ts";
import type { CalendarSettings } from "./calendar-settings.ts";
import { useCalendarLook } from "./use-calendar-look.ts";

type CalendarFrameProps = CalendarSettings & {
  /** Fills in the booking form's notes. */
  notes?: string;
};

export function CalendarFrame({
  calLink,
  namespace,
  embedOrigin,
  config,
  initConfig,
  notes,
}: CalendarFrameProps) {
  const { layout, theme = "auto" } = config;
  const scheme = useCalendarLook(namespace, config);
  return (
    <Cal
      // A scheme that is not the page's needs a ground of its own: the calendar itself is transparent.
      className={`size-full overflow-auto ${theme === "auto" ? "" : "bg-[Canvas]"}`}
      style={{ colorScheme: scheme }}
      calLink={calLink}
      calOrigin={embedOrigin}
      namespace={namespace}
      // Every key becomes a parameter of the calendar's address.
      config={{ layout, theme: scheme, ...(notes && { notes }) }}
      initConfig={initConfig}
      embedJsUrl={toScriptAddress(embedOrigin)}
    />
  );
}
