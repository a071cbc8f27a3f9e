/** Time zones, and days and hours in them: on their clocks, as instants, and in words. */

/** A day and an hour as the YAML writes them: `2027-01-08 10:00`. A day alone begins at midnight. */
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}:\d\d))?$/;

const DAY_MS = 86_400_000;

/** The time zone of a studio that names none. */
export const DEFAULT_TIME_ZONE = "UTC";

/**
 * Names that keep the hours of a place, in all engines. Intl also takes `EST`, which has no daylight saving time, `Etc/GMT+5`,
 * which is west, and abbreviations that one engine knows and another refuses.
 */
const PLACES =
  /^(?:UTC$|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Europe|Indian|Mexico|Pacific|US)\/(?!Pacific-New$))/i;

export function isTimeZone(name: string): boolean {
  try {
    return PLACES.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Cities whose time people call by an abbreviation. */
const CITIES: Record<string, string[]> = {
  "America/New_York": ["ET", "EST", "EDT", "EST5EDT"],
  "America/Chicago": ["CT", "CST", "CDT", "CST6CDT"],
  "America/Denver": ["MT", "MST", "MDT", "MST7MDT"],
  "America/Los_Angeles": ["PT", "PST", "PDT", "PST8PDT"],
  "America/Sao_Paulo": ["BRT"],
  "Europe/London": ["GMT", "BST"],
  "Europe/Lisbon": ["WET", "WEST"],
  "Europe/Berlin": ["CET", "CEST", "MET", "MEZ", "MESZ"],
  "Europe/Athens": ["EET", "EEST"],
  "Asia/Tokyo": ["JST"],
  "Asia/Seoul": ["KST", "ROK"],
  "Australia/Sydney": ["AEST", "AEDT"],
  "Pacific/Auckland": ["NZ", "NZST", "NZDT"],
};

/** Suggests a time zone: that of the city or abbreviation that someone wrote, or any. */
export function exampleTimeZone(written: string): string {
  const called = Object.keys(CITIES).find((zone) => CITIES[zone]?.includes(written.toUpperCase()));
  const cityOf = (name: string) =>
    name
      .replace(/^.*\//, "")
      .replace(/[\s_]+/g, "_")
      .toLowerCase();
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => /^[^/]+\/[^/]+$/.test(zone));
  return called ?? zones.find((zone) => cityOf(zone) === cityOf(written)) ?? "America/Los_Angeles";
}

/** Reads what the clocks show, in milliseconds as if it were UTC. Undefined unless the day and the hour exist. */
function readWall(moment: string): number | undefined {
  const [, day, hour = "0:00"] = MOMENT.exec(moment) ?? [];
  const text = `${day}T${hour.padStart(5, "0")}`;
  const wall = Date.parse(`${text}Z`);
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(text) ? wall : undefined;
}

export const isMoment = (text: string) => readWall(text) !== undefined;

/** Returns what the clocks of a zone show at an instant, in milliseconds as if it were UTC. */
function wallAt(instant: number, timeZone: string): number {
  const shown = new Date(instant).toLocaleString("sv", { timeZone });
  return Date.parse(`${shown.replace(" ", "T")}Z`);
}

/** Finds the instant at which the clocks of a zone show a moment: the first of two, or the later hour where they skip it. */
export function toInstant(moment: string, timeZone: string): string {
  const wall = readWall(moment) ?? Number.NaN;
  const [before = 0, after = 0] = [-DAY_MS, DAY_MS].map((by) => wallAt(wall + by, timeZone) - wall - by);
  const found = [wall - before, wall - after].find((instant) => wallAt(instant, timeZone) === wall);
  return new Date(found ?? wall - before).toISOString();
}

/** Returns the day in a time zone, as the YAML writes it. Swedish dates look the same. */
export const dayAt = (instant: number, timeZone: string) =>
  new Date(instant).toLocaleDateString("sv", { timeZone });

/** Returns the instant at which a day ends: the next one begins, which is not always at midnight. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return toInstant(next, timeZone);
}

type Clocks = { timeZone: string; locale: string };

/** Returns the English with the locale's order of day and month: `8 January` where the day comes first. */
function englishOf(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric" }).formatToParts(0);
  return parts.find(({ type }) => type !== "literal")?.type === "day" ? "en-GB" : "en-US";
}

/** `January 8`, or `8 January` */
export function formatDay(instant: string, { timeZone, locale }: Clocks): string {
  return new Date(instant).toLocaleDateString(englishOf(locale), { timeZone, month: "long", day: "numeric" });
}

/** `March 1 – 7, 2027`, from days as the YAML writes them. */
export function formatDays(from: string, to: string, locale: string): string {
  const form = { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" } as const;
  const days = new Intl.DateTimeFormat(englishOf(locale), form);
  // Versions of Node differ in the kind of space.
  return days.formatRange(Date.parse(from), Date.parse(to)).replaceAll(/\s/g, " ");
}

/** `10:00 AM PST`, or `10:00 CET` where the locale counts 24 hours */
export function formatHour(instant: string, { timeZone, locale }: Clocks): string {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const hourCycle = hour12 ? "h12" : "h23";
  const form = { timeZone, hourCycle, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  // Node and the browsers differ in the kind of space.
  return new Date(instant).toLocaleTimeString(englishOf(locale), form).replaceAll(/\s/g, "\u00a0");
}
