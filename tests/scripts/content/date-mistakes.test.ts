/** Messages about days and hours: when the books open, and until when a design is reserved. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load";
import { formatRemarks } from "#content/problem";
import { makeSite, testValues } from "./site.ts";

const MOMENT = "Expected a day and an hour such as 2027-01-08 10:00, or a day, found";
const NO_ZONE =
  "A day and an hour need the studio's time zone. Add it below location: in studio.yaml, such as timeZone: America/Los_Angeles";

testValues(
  "the books open at a day or an hour, or are closed",
  "studio",
  "location:\n → books: …\nlocation:\n  timeZone: America/Los_Angeles\n",
  {
    "{ opens: 2027-01-08 10:00, note: Soon., list: { label: Tell me when, url: https://a.example/ } }": [],
    "{ opens: 2027-01-08 }": [],
    "{ closed: true }": [],
    "{ opens: 2027-02-30 10:00 }": `15:17 ${MOMENT} the text "2027-02-30 10:00".`,
    "{ opens: [2027-03-14 02:30] }": `15:17 ${MOMENT} a list. Write a line such as: opens: 2027-01-08 10:00`,
    "{ opens: 2027-01-08, closed: true }":
      "15:37 Closed books without a date, and a date on which they open: remove one of the two.",
  },
);

const expected = "16:13 Expected a time zone such as America/Los_Angeles, found the text";
testValues("a time zone exists", "studio", "location:\n → location:\n  timeZone: …\n", {
  "Europe/Berlin": [],
  "America/Los_Angles": `${expected} "America/Los_Angles".`,
  "Los Angeles": `${expected} "Los Angeles".`,
});

testValues("a day and an hour need a time zone", "studio", "location:\n → books: { opens: … }\nlocation:\n", {
  "2027-01-08": `15:17 ${NO_ZONE}`,
});
testValues(
  "a day and an hour need a time zone",
  "catalogue",
  "isColor: true → isColor: true\n  status: reserved\n  until: …",
  {
    "2026-12-01": `30:10 ${NO_ZONE}`,
  },
);

testValues(
  "a reservation has a last day, and copies are counted while there are some",
  "catalogue",
  "isColor: true → isColor: true\n  …",
  {
    "status: reserved":
      "17:3 until is required but missing. The last day of a reservation. Add a line such as: until: 2026-12-01",
    "until: 2026-12-01": "29:3 until belongs to status: reserved. Write that, or begin its lines with #.",
    "left: 1": [],
    "left: 0": "29:9 No copies are left. Remove the line, and write status: soldOut",
  },
);

test("dates that have passed are pointed out", () => {
  const planned = makeSite({
    catalogue: [["isColor: true", "isColor: true\n  status: reserved\n  until: 2999-12-31"]],
    studio: [["location:\n", "books: { opens: 2999-12-31 }\nlocation:\n  timeZone: Asia/Tokyo\n"]],
  });
  expect(loadContent(planned)).toMatchObject({ problems: [], remarks: [] });
  const root = makeSite({
    catalogue: [["isColor: true", "isColor: true\n  status: reserved\n  until: 2020-02-29"]],
    studio: [["location:\n", "books: { opens: 2020-02-29 10:00 }\nlocation:\n  timeZone: Asia/Tokyo\n"]],
  });
  expect(formatRemarks(loadContent(root).remarks)).toMatchInlineSnapshot(`
    "
    Is this intended?
    catalogue.yaml:30:10  design 14 "Honey Bee" › until
      2020-02-29 has passed, so the design is available again. Remove status and until.
    studio.yaml:15:17  books › opens
      2020-02-29 10:00 has passed, so the books are open. Remove the line."
  `);
});
