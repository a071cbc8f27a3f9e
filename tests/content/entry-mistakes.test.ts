/** Messages about keys, entries and lists. */
import { describe, expect, test } from "vitest";
import { report, reportEach } from "./site.ts";

describe("missing keys", () => {
  test("are named with an example, at their entry or section", () => {
    expect(
      reportEach("catalogue", [
        // are reported at their entry, with an example
        ["  title: Honey Bee\n", ""],
        // an entry without id is named by its place
        ["id: 14\n  title", "title"],
        // a misspelled status asks for nothing more
        ["status: soldOut", "satus: soldOut"],
        // a price may be blank, but not left out
        ["  price:\n", ""],
      ]) +
        reportEach("portfolio", [
          // a photo without its description
          ["\n    alt: Steel tray", ""],
          // true or false
          ["    isDoodle: true\n", ""],
        ]) +
        reportEach("studio", [
          // a whole section
          ["contact:\n  email: hello@slowdot.example\n  inquiriesEmail: inquiries@slowdot.example\n", ""],
          // a list
          ["  atAGlance:\n    - { label: Shop minimum, value: $150 }\n", ""],
          // a choice
          ["    layout: month_view\n", ""],
        ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:17:3  design 14 › title
        title is required but missing. What the design is called. Add a line such as: title: Moon Moth
      catalogue.yaml:17:3  entry 2 "Honey Bee" › id
        id is required but missing. Its number, which no other entry has. Add a line such as: id: 12
      catalogue.yaml:34:3  design 19 "Koi" › satus
        Unknown key satus. Did you mean status?
      catalogue.yaml:36:3  design 20 "Dragonfly" › price
        price is required but missing. Only a sold-out design may leave it out. May be blank, or on request. Add a line such as: price: $650
      portfolio.yaml:18:5  studio photo 3 › alt
        alt is required but missing. What the photo shows, in words. Add a line such as: alt: Treatment bed by the window
      portfolio.yaml:8:5  work 5 "stagBeetle" › isDoodle
        isDoodle is required but missing. True for the carousel of doodles, false for the other one. Add a line such as: isDoodle: true
      studio.yaml:1:1  contact
        contact is required but missing. Your e-mail addresses. Add contact: and its keys below it: email, inquiriesEmail
      studio.yaml:64:3  policies › atAGlance
        atAGlance is required but missing. The figures above the policies. Add atAGlance: and its entries below it, each after "- "
      studio.yaml:39:5  booking › config › layout
        layout is required but missing. How much of the calendar is shown. Add a line such as: layout: month_view
      "
    `);
  });

  test("a design without a status needs everything, even when other things are wrong", () => {
    expect(
      report({
        catalogue: [
          ["id: 19", "id: nineteen"],
          ["  status: soldOut\n", ""],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:31:3  entry 3 "Koi" › imageDescription
        imageDescription is required but missing. Only a sold-out design may leave it out. Credit or note, shown beside the drawing. Add a line such as: imageDescription: A folded boat on one dotted wave.
      catalogue.yaml:31:3  entry 3 "Koi" › size
        size is required but missing. Only a sold-out design may leave it out. In inches: width x height, or one side. Add a line such as: size: 2 x 4 1/4
      catalogue.yaml:31:3  entry 3 "Koi" › hours
        hours is required but missing. Only a sold-out design may leave it out. How long it takes. Add a line such as: hours: 4-5
      catalogue.yaml:31:3  entry 3 "Koi" › price
        price is required but missing. Only a sold-out design may leave it out. May be blank, or on request. Add a line such as: price: $650
      catalogue.yaml:31:3  entry 3 "Koi" › isColor
        isColor is required but missing. Only a sold-out design may leave it out. True for color ink, false for black ink only. Add a line such as: isColor: true
      catalogue.yaml:31:7  entry 3 "Koi" › id
        Expected a whole number such as 12, found the text "nineteen".

      6 problems."
    `);
  });
});

describe("calLink is required", () => {
  test("and neither blank nor an address", () => {
    expect(
      reportEach("studio", [
        // and no whole address
        ["calLink: slow-dot/session", "calLink: https://cal.com/slow-dot/session"],
        // and not with the name of its provider
        ["calLink: slow-dot/session", "calLink: cal.com/slow-dot/session"],
        // when it is missing
        ["  calLink: slow-dot/session\n", ""],
        // when it is empty
        ["calLink: slow-dot/session", "calLink: ''"],
        // when it is blank
        ["calLink: slow-dot/session", "calLink:"],
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:35:12  booking › calLink
        Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "https://cal.com/slow-dot/session". Write only the names, such as slow-dot/session.
        Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "cal.com/slow-dot/session". Write only the names, such as slow-dot/session.
      studio.yaml:35:3  booking › calLink
        calLink is required but missing. The booking address after its origin; the page cannot work without it. Add a line such as: calLink: slow-dot/session
      studio.yaml:35:12  booking › calLink
        calLink is required, found an empty text. The booking address after its origin; the page cannot work without it. Write a line such as: calLink: slow-dot/session
      studio.yaml:35:11  booking › calLink
        calLink is required, found nothing. The booking address after its origin; the page cannot work without it. Write a line such as: calLink: slow-dot/session
      "
    `);
  });

  test.each([
    "slow dot/session",
    "javascript:alert(1)",
    "/slow-dot/session",
    "//elsewhere.example/session",
    "slow-dot//session",
    "slow-dot\\session",
    "slow-dot/../session",
    "slow-dot/%2E%2e/session",
    "slow-dot/session?month=2026-11",
    "slow-dot/session#form",
  ])("and not %s", (calLink) => {
    expect(report({ studio: [["slow-dot/session", calLink]] })).toContain(
      `without \\, .. or a query, found the text "${calLink}".`,
    );
  });
});

test("what a page loads is loaded by https", () => {
  expect(
    reportEach("studio", [
      ["https://plausible.io/api/event", "http://plausible.io/api/event"],
      ["https://app.cal.com", "http://app.cal.com"],
      ["https://www.openstreetmap.org/export/embed.html", "HTTP://www.openstreetmap.org/export/embed.html"],
    ]),
  ).toMatchInlineSnapshot(`
    "studio.yaml:32:13  analytics › endpoint
      Expected an address with https:, as browsers load nothing else into a page that has it. Write https://plausible.io/api/event
    studio.yaml:37:11  booking › origin
      Expected an address with https:, as browsers load nothing else into a page that has it. Write https://app.cal.com
    studio.yaml:26:15  location › map › embedUrl
      Expected an address with https:, as browsers load nothing else into a page that has it. Write https://www.openstreetmap.org/export/embed.html
    "
  `);
});

describe("unknown keys", () => {
  test("are reported at the key, with the one that was meant", () => {
    expect(
      reportEach("catalogue", [
        // are reported at the key, and the key that was meant is not missed
        ["title: Honey Bee", "titel: Honey Bee"],
        // in the middle of a word
        ["isColor: true", "color: true"],
        // like no other: the known ones are listed
        ["alt: A worker", "artist: A worker"],
      ]) +
        reportEach("studio", [
          // at the top of a file
          ["tagline:", "tagLine:"],
          // deep in a file
          ["embedUrl:", "embedURL:"],
        ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:3  design 14 › titel
        Unknown key titel. Did you mean title?
      catalogue.yaml:28:3  design 14 "Honey Bee" › color
        Unknown key color. Did you mean isColor?
      catalogue.yaml:29:3  design 14 "Honey Bee" › artist
        Unknown key artist. Known here: id, title, image, imageDescription, size, hours, price, isColor, status, tags, added, alt, scan, corners.
      studio.yaml:3:1  tagLine
        Unknown key tagLine. Did you mean tagline?
      studio.yaml:26:5  location › map › embedURL
        Unknown key embedURL. Did you mean embedUrl?
      "
    `);
  });
});

describe("entries", () => {
  test("are not texts, and neither are sections", () => {
    expect(
      reportEach("catalogue", [
        // text is not an entry
        ["- id: 12", "- just text\n\n- id: 12"],
        // a dash alone is not an entry
        ["- id: 12", "-\n\n- id: 12"],
      ]) +
        reportEach("studio", [
          // text is not a section
          ["social:\n  label: Instagram\n  url:", "social:"],
          // a blank section
          ["social:\n  label: Instagram\n  url: https://www.instagram.com/slowdot.example/", "social:"],
        ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:3:3  entry 1
        Expected a map with the keys id, title, image, imageDescription, size, hours, price, isColor, status, tags, added, alt, scan, corners, found the text "just text".
      catalogue.yaml:3:2  entry 1
        Expected a map with the keys id, title, image, imageDescription, size, hours, price, isColor, status, tags, added, alt, scan, corners, found nothing. Fill it in, or remove its dash.
      studio.yaml:7:9  social
        Expected a map with the keys label, url, found the text "https://www.instagram.com/slowdot.example/".
      studio.yaml:7:8  social
        Expected a map with the keys label, url, found nothing. The link in the header. Write social: and its keys below it: label, url
      "
    `);
  });

  test("a file that is a list, a map or a text instead", () => {
    const files = [
      { catalogue: "designs:\n  - id: 1\n" },
      { portfolio: "- id: 1\n" },
      { studio: "Slow Dot\n" },
    ];
    expect(files.map(report).join("\n\n")).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  the whole file
        Expected a list, found a map. Begin each entry with "- ".

      1 problem.

      portfolio.yaml:1:1  the whole file
        Expected a map with the keys works, studio, portrait, found a list.

      1 problem.

      studio.yaml:1:1  the whole file
        Expected a map with the keys name, url, tagline, description, copyrightYear, brand, social, contact, location, analytics, protection, tryOn, booking, about, policies, care, found the text "Slow Dot".

      1 problem."
    `);
  });

  test("thirteen studio photos", () => {
    const seven = "  - src: studio/1.jpg\n    alt: Bed\n".repeat(7);
    expect(
      report({ portfolio: [["  - src: studio/6.jpg", `${seven}  - src: studio/6.jpg`]] }),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:14:3  studio
        Expected at most 12 photos, found 13. Remove 1.

      1 problem."
    `);
  });
});

describe("values that must be unique", () => {
  test("name the entry that has them already", () => {
    expect(
      reportEach("portfolio", [
        // an id in the portfolio
        ["id: 5", "id: 3"],
      ]) +
        reportEach("studio", [
          // a policy's title, with an accent, and one that leaves nothing for an address
          ["title: Tips", "title: Prícing"],
          ["title: Tips", "title: '!?'"],
          // a policy's title, in other letters
          ["title: Tips", "title: pricing!"],
          // a policy's title, among what is said on care
          ["title: Hygiene", "title: Pricing"],
        ]),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:8:9  work 3 "stagBeetle" › id
        The id 3 is already taken by work 3 "fern" on line 2. Choose another, such as 4.
      studio.yaml:70:14  policy "Prícing" › title
        The title Prícing is already taken by policy "Pricing" on line 67. Choose another.
      studio.yaml:70:14  policy "!?" › title
        Expected at least one letter or digit, as it becomes an address in the page.
      studio.yaml:70:14  policy "pricing!" › title
        The title pricing! is already taken by policy "Pricing" on line 67. Choose another.
      studio.yaml:73:12  care section "Pricing" › title
        The title Pricing is already taken by policy "Pricing" on line 67. Choose another.
      "
    `);
  });
});

test("designs that share a photo must agree on it", () => {
  const shared = ["image: designs/019-koi.jpg", "image: designs/moon-moth.jpg"] as [string, string];
  const ofMoth = (line: string) => ["  size: H 5", `  ${line}\n  size: H 5`] as [string, string];
  const ofKoi = (line: string) => ["status: soldOut", `status: soldOut\n  ${line}`] as [string, string];
  const corners = "corners: [[12, 8], [90, 10], [93, 95], [8, 92]]";
  expect(report({ catalogue: [shared, ofMoth(corners), ofKoi(corners)] })).toContain("0 problems.");
  const reports = [
    [shared, ofMoth(corners)],
    [shared, ofKoi("scan: false")],
    [shared, ofMoth(corners), ofKoi(corners.replace("95", "50"))],
  ];
  expect(reports.map((catalogue) => report({ catalogue })).join("\n\n")).toMatchInlineSnapshot(`
    "catalogue.yaml:34:10  design 19 "Koi" › image
      The photo is also that of design 12 "Moon Moth" on line 5, which says something else under corners. Write the same here, or copy the photo and name the copy.

    1 problem.

    catalogue.yaml:35:9  design 19 "Koi" › scan
      The photo is also that of design 12 "Moon Moth" on line 5, which says something else under scan. Write the same here, or copy the photo and name the copy.

    1 problem.

    catalogue.yaml:36:12  design 19 "Koi" › corners
      The photo is also that of design 12 "Moon Moth" on line 5, which says something else under corners. Write the same here, or copy the photo and name the copy.

    1 problem."
  `);
});
