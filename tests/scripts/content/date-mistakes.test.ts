/** Messages about days and hours: when the books open, until when a design is reserved, and dates. */
import { expect, test } from "vitest";
import { formatRemarks } from "#content/problem.ts";
import { check, type Edits, mistakes } from "./site.ts";

const MOMENT =
  "Expected a day and an hour (year-month-day hour:minute) such as 2027-01-08 10:00, or a day, found";
const NO_ZONE =
  "A day and an hour need the studio's time zone. Add it below location: in studio.yaml, such as timeZone: America/Los_Angeles";

const withBooks = (books: string, ...problems: string[]) => [
  "location:\n",
  `books: { ${books} }\nlocation:\n  timeZone: America/Los_Angeles\n`,
  ...problems,
];
const withZone = (zone: string, ...problems: string[]) => [
  "location:\n",
  `location:\n  timeZone: ${zone}\n`,
  ...problems,
];

mistakes("the books open at a day or an hour that exists, or are closed", {
  studio: [
    withBooks("opens: 2027-01-08 10:00, note: Soon., list: { label: Tell me, url: https://a.example/ }"),
    withBooks("closed: true"),
    withBooks("opens: 2027-02-30 10:00", `15:17 ${MOMENT} the text "2027-02-30 10:00".`),
    withBooks("opens: [1]", `15:17 ${MOMENT} a list. Write a line such as: opens: 2027-01-08 10:00`),
    withBooks(
      "opens: 2027-01-08, closed: true",
      "15:37 Closed books without a date, and a date on which they open: remove one of the two.",
    ),
    ["location:\n", "books: { opens: 2027-01-08 }\nlocation:\n", `15:17 ${NO_ZONE}`],
    withZone("Europe/Berlin"),
    withZone(
      "Los Angeles",
      '16:13 Expected the time zone of a city, found the text "Los Angeles". Write one such as America/Los_Angeles.',
    ),
    withZone(
      "EST",
      '16:13 Expected the time zone of a city, found the text "EST". Write one such as America/New_York.',
    ),
  ],
});

const withDate = (date: string, ...problems: string[]) => [
  "location:\n",
  `dates:\n  - { ${date} }\nlocation:\n  timeZone: America/Los_Angeles\n`,
  ...problems,
];
const DAY = "Expected a day that exists, such as 2027-03-01, found the text";

// biome-ignore format: a row a line
mistakes("a date has a day that exists, ends no earlier than it begins, and needs a time zone", {
  studio: [
    withDate("from: 2027-03-01, to: 2027-03-01, title: Flash day, place: Boise, url: https://rosa.example/"),
    withDate("from: 2027-02-29, title: Flash day", `16:13 ${DAY} "2027-02-29".`),
    withDate("from: 2027-03-01, to: 1 April, title: Guest", `16:29 ${DAY} "1 April".`),
    withDate("from: 2027-03-07, to: 2027-03-01, title: Guest", "16:29 Expected 2027-03-07, the first day, or a later one, found 2027-03-01."),
    withDate("from: 2027-03-01", "16:5 title is required but missing. What it is. Add a line such as: title: Guest at Rosa"),
    ["location:\n", "dates: [{ from: 2027-03-01, title: Guest }]\nlocation:\n", `15:17 ${NO_ZONE}`],
  ],
});

const withStatus = (lines: string, ...problems: string[]) => [
  "isColor: true",
  `isColor: true\n  ${lines}`,
  ...problems,
];

// biome-ignore format: a row a line
mistakes("a reservation has a last day, and copies are counted while there are some", {
  catalogue: [
    withStatus("status: reserved\n  until: 2026-12-01", `30:10 ${NO_ZONE}`),
    withStatus("status: reserved", "17:3 until is required but missing. The last day of a reservation. Add a line such as: until: 2026-12-01"),
    withStatus("until: 2026-12-01", "29:3 until belongs to status: reserved. Write that, or begin its lines with #."),
    withStatus("left: 1"),
    withStatus("left: 0", "29:9 No copies are left. Remove the line, and write status: soldOut"),
  ],
});

// biome-ignore format: a row a line
mistakes("a day in another order gets no correction, because nobody knows which number is the month", {
  catalogue: ["05/06/2026", "5.6.2026", "05-06-26", "June 5, 2026", "2026/6/5", "2026年6月5日", "20/12/2026"].map((day) => [
    "isColor: true", `isColor: true\n  added: ${day}`, `29:10 Expected a day in the order year-month-day such as 2026-11-20, found the text "${day}".`,
  ]),
});

test("dates that have passed are pointed out", () => {
  const dated = (until: string, opens: string): Edits => ({
    catalogue: [["isColor: true", `isColor: true\n  status: reserved\n  until: ${until}`]],
    studio: [["location:\n", `books: { opens: ${opens} }\nlocation:\n  timeZone: Asia/Tokyo\n`]],
  });
  expect(check(dated("2999-12-31", "2999-12-31"))).toMatchObject({ problems: [], remarks: [] });
  expect(formatRemarks(check(dated("2020-02-29", "2020-02-29 10:00")).remarks)).toMatchInlineSnapshot(`
    "
    Is this intended?
    catalogue.yaml:30:10  design 14 "Honey Bee" › until
      2020-02-29 has passed, so the design is available again. Remove status and until.
    studio.yaml:15:17  books › opens
      2020-02-29 10:00 has passed, so the books are open. Remove the line."
  `);
  const [from = "", studio = ""] = withDate("from: 2020-03-01, to: 2999-03-07, title: Guest");
  const guest = (day: string) => check({ studio: [[from, studio.replace("2999-03-07", day)]] }).remarks;
  expect(guest("2999-03-07")).toEqual([]);
  expect(guest("2020-03-07")).toMatchObject([
    {
      subject: 'date "Guest" › from',
      message: "2020-03-07 has passed, so no page shows this date. Remove it.",
    },
  ]);
});
