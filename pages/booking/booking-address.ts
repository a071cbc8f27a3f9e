/** Addresses at the booking provider. */
import type { CalendarSettings } from "./calendar-settings.ts";

type Provider = Pick<CalendarSettings, "embedOrigin" | "calLink">;

/** The script that puts the calendar into a page. */
export function toScriptAddress(embedOrigin: string): string {
  return `${embedOrigin}/embed/embed.js`;
}

/** The provider's own booking page, which Cal.com shows without the `app` of the embed. `notes` fill in that field. */
export function toBookingPage({ embedOrigin, calLink }: Provider, notes?: string): string {
  const page = new URL(calLink, embedOrigin.replace(/\/\/app\.(cal\.(?:com|eu))$/, "//$1"));
  if (notes) page.searchParams.set("notes", notes);
  return page.href;
}
