/** The calendar on Booking, by its provider. */
import type { Studio } from "./studio-schema.ts";

type Booking = Studio["booking"];

/** Cal.com's calendar. `lengths` are in minutes, ascending. */
export type CalSettings = Required<Pick<Booking, "calLink" | "namespace" | "origin" | "config">> &
  Pick<Booking, "initConfig"> & { lengths: readonly number[] };

/** `url` may have {designs} in it. */
export type Calendar =
  | ({ provider: "cal" } & CalSettings)
  | { provider: "frame"; url: string }
  | { provider: "link"; url: string }
  | { provider: "mail" };

/** The schema guarantees what each provider needs. */
export function toCalendar(booking: Booking): Calendar {
  const { provider, url = "" } = booking;
  if (provider === "mail") return { provider };
  return provider === "cal" ? { provider, ...toCalSettings(booking) } : { provider, url };
}

/** The address of the script that embeds Cal.com's calendar. */
export const toEmbedScript = (origin: string) => `${origin}/embed/embed.js`;

const CONFIG = { layout: "month_view", hideEventTypeDetails: false } as const;

function toCalSettings(booking: Booking): CalSettings {
  const { calLink = "", namespace = "", origin = "", config = CONFIG, initConfig, lengths = [] } = booking;
  return { calLink, namespace, origin, config, initConfig, lengths: lengths.toSorted((a, b) => a - b) };
}
