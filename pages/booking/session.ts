/** The length of a session: the shortest one offered that holds the chosen designs. */
import { toFraction } from "#domain/fraction.ts";
import type { Bookable } from "./choice.ts";

/** `isEnough`: otherwise the designs take longer than the longest session. */
type Session = { hours: number; minutes: number; isEnough: boolean };

/** `lengths` are in minutes, ascending. Undefined without any, or without designs. */
export function toSession(chosen: readonly Bookable[], lengths: readonly number[]): Session | undefined {
  const hours = chosen.reduce((sum, design) => sum + design.hours, 0);
  const enough = lengths.find((minutes) => minutes >= hours * 60);
  const minutes = enough ?? lengths.at(-1);
  return minutes && hours > 0 ? { hours, minutes, isEnough: enough !== undefined } : undefined;
}

/** `Your 2 designs take about 5 hours.` */
export function toSessionWords(
  { hours, isEnough }: Session,
  { length }: readonly Bookable[],
  locale: string,
): string {
  const subject = length === 1 ? "Your design takes" : `Your ${length} designs take`;
  const words = `${subject} about ${toFraction(hours, locale)} ${hours === 1 ? "hour" : "hours"}`;
  return isEnough ? `${words}.` : `${words}: a second session will be needed.`;
}
