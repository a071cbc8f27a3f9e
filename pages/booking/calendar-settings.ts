/** How studio.yaml describes the calendar. */
import type { Studio } from "#content/studio-schema.ts";

export type CalendarSettings = Pick<
  Studio["booking"],
  "calLink" | "namespace" | "origin" | "config" | "initConfig"
>;
