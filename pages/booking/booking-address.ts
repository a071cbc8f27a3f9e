/** Addresses at the booking provider, from the origin and the booking link in studio.yaml. */
import { toEmbedOrigin } from "#renderer/embed-origin.ts";
import type { CalendarSettings } from "./calendar-settings.ts";

type Provider = Pick<CalendarSettings, "origin" | "calLink">;

/** The script that puts the calendar into a page. */
export function toScriptAddress(origin: string): string {
  return `${toEmbedOrigin(origin)}/embed/embed.js`;
}

/** The provider's own booking page. `notes` fill in the field of that name. */
export function toBookingPage({ origin, calLink }: Provider, notes?: string): string {
  const page = new URL(calLink, toEmbedOrigin(origin).replace(/\/\/app\.(cal\.(?:com|eu))$/, "//$1"));
  if (notes) page.searchParams.set("notes", notes);
  return page.href;
}
