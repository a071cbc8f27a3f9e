/** Days and hours on the clocks of other places. */
import { expect, test } from "vitest";
import {
  dayAt,
  endOfDay,
  exampleTimeZone,
  formatDay,
  formatHour,
  isMoment,
  isTimeZone,
  toInstant,
} from "#domain/dates.ts";

test.each([
  ["2027-01-08", true],
  ["2027-01-08 9:00", true],
  ["2028-02-29T23:59", true],
  ["2027-02-29", false],
  ["2027-01-08 24:00", false],
])("%s is a moment: %s", (text, is) => {
  expect(isMoment(text)).toBe(is);
});

test.each([
  ["2027-01-08 10:00", "America/Los_Angeles", "2027-01-08T18:00:00.000Z"],
  ["2027-07-08 10:00", "America/Los_Angeles", "2027-07-08T17:00:00.000Z"],
  ["2027-01-08", "Pacific/Kiritimati", "2027-01-07T10:00:00.000Z"],
  // Both 1:30; the first one counts.
  ["2026-11-01 01:30", "America/Los_Angeles", "2026-11-01T08:30:00.000Z"],
  // The clocks skip these, so 3:30 and 2:45.
  ["2027-03-14 02:30", "America/Los_Angeles", "2027-03-14T10:30:00.000Z"],
  ["2026-10-04 02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
])("the clocks show %s in %s at one instant, %s", (moment, timeZone, instant) => {
  expect(toInstant(moment, timeZone)).toBe(instant);
});

test.each([
  ...["UTC", "America/Los_Angeles", "America/Argentina/Buenos_Aires", "Europe/Kyiv", "Asia/Kolkata"],
  ...["US/Pacific", "Asia/Calcutta", "Canada/Eastern", "europe/berlin"],
])("%s is a time zone in every engine", (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each([
  ["EST", "America/New_York"],
  ["pst", "America/Los_Angeles"],
  ["CET", "Europe/Berlin"],
  ["CST6CDT", "America/Chicago"],
  ["JST", "Asia/Tokyo"],
  ["Los Angeles", "America/Los_Angeles"],
  ["America/New York", "America/New_York"],
  ["berlin", "Europe/Berlin"],
  // Nothing is guessed from a part of a name.
  ...["LA", "Salem", "San Juan", "Pacific", "America", "", "America/", "IST", "Europe/Berln"].map((name) => [
    name,
    "America/Los_Angeles",
  ]),
  ...["GMT+2", "+02:00", "Z", "UTC+1", "Etc/GMT+5", "Etc/Unknown", "SystemV/PST8", "US/Pacific-New"].map(
    (name) => [name, "America/Los_Angeles"],
  ),
])("%s is no time zone; one is %s", (name, example) => {
  expect(isTimeZone(name)).toBe(false);
  expect(exampleTimeZone(name)).toBe(example);
  expect(isTimeZone(example)).toBe(true);
});

test.each([
  ["Asia/Tokyo", "2026-11-25"],
  ["America/Los_Angeles", "2026-11-24"],
])("the day in %s is %s, whatever the machine's clock shows", (timeZone, day) => {
  expect(dayAt(Date.parse("2026-11-24T20:00:00Z"), timeZone)).toBe(day);
});

test.each([
  ["2026-12-01", "America/Los_Angeles", "2026-12-02T08:00:00.000Z"],
  // The clocks skip midnight.
  ["2026-09-05", "America/Santiago", "2026-09-06T04:00:00.000Z"],
])("%s ends in %s at %s", (day, timeZone, instant) => {
  expect(endOfDay(day, timeZone)).toBe(instant);
});

test.each([
  ["America/Los_Angeles", "en-US", "January 8, 11:30\u00a0PM\u00a0PST"],
  ["Europe/Berlin", "en-US", "January 9, 8:30\u00a0AM\u00a0GMT+1"],
  ["Europe/Lisbon", "pt-PT", "9 January, 07:30\u00a0WET"],
  ["Asia/Tokyo", "ja-JP", "January 9, 16:30\u00a0GMT+9"],
  ["Australia/Sydney", "en-AU", "9 January, 6:30\u00a0pm\u00a0GMT+11"],
])("in %s and %s a moment is %s", (timeZone, locale, words) => {
  const instant = "2027-01-09T07:30:00.000Z";
  expect(`${formatDay(instant, { timeZone, locale })}, ${formatHour(instant, { timeZone, locale })}`).toBe(
    words,
  );
});
