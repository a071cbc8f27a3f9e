/** The calendar on Booking, by its provider. */
import type { Studio } from "./studio-schema.ts";

export type Calendar = Studio["booking"]["calendar"];

/** Cal.com's calendar. `lengths` are in minutes, ascending. */
export type CalSettings = Extract<Calendar, { provider: "cal" }>;

/** The address of the script that embeds Cal.com's calendar. */
export const toEmbedScript = (origin: string) => `${origin}/embed/embed.js`;
