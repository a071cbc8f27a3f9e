/** How studio.yaml describes the calendar, and where its script and its frame come from. */
import type { Studio } from "#domain/studio-schema.ts";

export type CalendarSettings = Pick<Studio["booking"], "calLink" | "namespace" | "config" | "initConfig"> & {
  embedOrigin: string;
};
