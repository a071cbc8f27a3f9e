/** Estimated hours as the artist writes them, put as they are read. */
import { toFraction } from "./fraction.ts";

const HOURS = /^(?<before>\+?)\s*(?<from>\d+(?:\.\d+)?)\s*(?:[-–—]\s*(?<to>\d+(?:\.\d+)?))?\s*(?<after>\+?)$/;

/** `4-5.5` → `4–5½`; `6+` and `+6` → `6+`. Any other text stays as it is. */
export function toHours(hours: string): string {
  const groups = hours.trim().match(HOURS)?.groups;
  if (!groups?.from) return hours;
  const { before, from, to, after } = groups;
  const range = [from, ...(to ? [to] : [])].map((number) => toFraction(Number(number))).join("–");
  return before || after ? `${range}+` : range;
}
