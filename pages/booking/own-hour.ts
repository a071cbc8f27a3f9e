/** Adds the hour at which the books open on the visitor's own clock, where it differs from the studio's. */
import { formatDay, formatHour } from "#domain/dates.ts";

export function showOwnHour(): void {
  const line = document.querySelector<HTMLElement>("[data-opens]");
  const { opens, hour, locale } = line?.dataset ?? {};
  if (!line || !opens || !locale) return;
  const own = formatHour(opens, { locale });
  line.hidden = own === hour;
  line.textContent = `Where you are: ${formatDay(opens, { locale })}, ${own}`;
}
