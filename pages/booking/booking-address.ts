/** The calendar's settings and the address of the provider's own page. */
import type { Studio } from "#domain/studio-schema.ts";

export type CalendarSettings = Pick<
  Studio["booking"],
  "calLink" | "namespace" | "origin" | "config" | "initConfig"
>;

type Provider = Pick<CalendarSettings, "origin" | "calLink">;

/** Returns the provider's booking page, which Cal.com serves without the embed's `app.`. `notes` prefills a field. */
export function toBookingPage({ origin, calLink }: Provider, notes?: string): string {
  const page = new URL(calLink, origin.replace(/\/\/app\.(cal\.(?:com|eu))$/, "//$1"));
  if (notes) page.searchParams.set("notes", notes);
  return page.href;
}
