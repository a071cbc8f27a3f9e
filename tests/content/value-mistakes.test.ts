/** Messages about values of the wrong kind, by kind of field. */
import { describe, expect, test } from "vitest";
import { reportEach, reportWith } from "./site.ts";

const titles = (...values: string[]) => reportWith("catalogue", "Honey Bee", values);

test("a date is one of the calendar, written year first, with or without quotes", () => {
  const addedAs = (...dates: string[]) =>
    reportWith(
      "catalogue",
      "isColor: true",
      dates.map((date) => `isColor: true\n  added: ${date}`),
    );
  expect(addedAs("2026-11-20", "'2028-02-29'")).toBe("");
  expect(addedAs("2026-02-30", "20.11.2026", "2026", "2026-11-20T10:00:00Z", "")).toMatchInlineSnapshot(`
    "catalogue.yaml:29:10  design 14 "Honey Bee" › added
      Expected a calendar date such as 2026-11-20, found the text "2026-02-30".
      Expected a calendar date such as 2026-11-20, found the text "20.11.2026".
      Expected a calendar date such as 2026-11-20, found the number 2026.
      Expected a calendar date such as 2026-11-20, found the text "2026-11-20T10:00:00Z".
      Expected a calendar date such as 2026-11-20, found nothing. The day it was added; feed readers sort by it. Write a line such as: added: 2026-11-20
    "
  `);
});

test("corners are four points in percent, and scan has one value", () => {
  const written = (...lines: string[]) =>
    reportWith(
      "catalogue",
      "isColor: true",
      lines.map((line) => `isColor: true\n  ${line}`),
    );
  expect(written("corners: [[12, 8], [90, 10.5], [93, 95], [8, 92]]", "scan: false")).toBe("");
  expect(
    written(
      "corners: [[12, 8], [90, 10]]",
      "corners: [12, 8, 90, 95]",
      "corners: [[12, 8], [90, 10], [93, 120], [8, 92]]",
      "corners: 12 8 90 95",
      "scan: true",
      "scan: no",
    ),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:29:12  design 14 "Honey Bee" › corners
      Expected the four corners of a sheet in percent of the photo, clockwise from the upper left: [[12, 8], [90, 10], [93, 95], [8, 92]]
    catalogue.yaml:29:13  design 14 "Honey Bee" › corners › 1
      Expected a list, found the number 12. Begin each entry with "- ".
    catalogue.yaml:29:17  design 14 "Honey Bee" › corners › 2
      Expected a list, found the number 8. Begin each entry with "- ".
    catalogue.yaml:29:20  design 14 "Honey Bee" › corners › 3
      Expected a list, found the number 90. Begin each entry with "- ".
    catalogue.yaml:29:24  design 14 "Honey Bee" › corners › 4
      Expected a list, found the number 95. Begin each entry with "- ".
    catalogue.yaml:29:12  design 14 "Honey Bee" › corners
      Expected the four corners of a sheet in percent of the photo, clockwise from the upper left: [[12, 8], [90, 10], [93, 95], [8, 92]]
      Expected four pairs of numbers, found the text "12 8 90 95". Begin each entry with "- ".
    catalogue.yaml:29:9  design 14 "Honey Bee" › scan
      Expected false (the only value), found true. Write false to show the photo as it was taken; leave it out to have its sheet of paper found.
      Expected false (the only value), found the text "no". Write false to show the photo as it was taken; leave it out to have its sheet of paper found.
    "
  `);
});

describe("text", () => {
  test("a number keeps its own spelling in the remedy", () => {
    expect(
      reportEach("catalogue", [
        ["hours: '4-5.5'", "hours: 1.10"],
        ["hours: '+3'", "hours: +3"],
      ]) +
        reportEach("studio", [
          ["'97214'", "00714"],
          ["names: [machine-free,", "names: [1,"],
        ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:10:10  design 12 "Moon Moth" › hours
        Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the number 1.10. Write it like this: hours: '1.10'
      catalogue.yaml:26:10  design 14 "Honey Bee" › hours
        Expected hours such as 4-5 (the smaller number first), 6+ or 2.5, found the number +3. Write it like this: hours: '+3'
      studio.yaml:19:15  location › postalCode
        Expected text such as '97214', found the number 00714. Write it like this: postalCode: '00714'
      studio.yaml:58:13  about › handPoked › names › 1
        Expected text such as stick and poke, found the number 1. Write it like this: names: ['1', acoustic]
      "
    `);
  });

  test("true, a list, a map and a date with a tag are not text", () => {
    expect(
      titles("true", "\n    name: Honey Bee", "!!timestamp 2025-01-01") +
        reportEach("catalogue", [["price: $700", "price:\n    - $700"]]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 › title
        Expected text such as Moon Moth, found true. Write it like this: title: 'true'
      catalogue.yaml:19:5  design 14 › title
        Expected text such as Moon Moth, found a map. Write a line such as: title: Moon Moth
      catalogue.yaml:18:22  design 14 › title
        Expected text such as Moon Moth, found a date. Write a line such as: title: Moon Moth
      catalogue.yaml:12:5  design 12 "Moon Moth" › price
        Expected a price such as $650 or $80 each, the words on request, or nothing, found a list. Write a line such as: price: $650
      "
    `);
  });

  test("a required text is neither null nor blank, nor hidden by # or &", () => {
    expect(
      titles("~", "'  '", "#1 Bee's Knees", "&Bee") +
        reportEach("catalogue", [["title: Honey Bee", "title:"]]) +
        reportEach("studio", [["body: Never expected.", "body:"]]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 › title
        title is required, found ~. What the design is called. Write a line such as: title: Moon Moth
        title is required, found an empty text. What the design is called. Write a line such as: title: Moon Moth
        The text ends before the #, which begins a comment. Put quotes around the whole text. Write it like this: title: "#1 Bee's Knees"
      catalogue.yaml:18:14  design 14 › title
        A text cannot begin with &. Put quotes around the whole text. Write it like this: title: '&Bee'
      catalogue.yaml:18:9  design 14 › title
        title is required, found nothing. What the design is called. Write a line such as: title: Moon Moth
      studio.yaml:71:12  policy "Tips" › body
        body is required, found nothing. The text below it. May use Markdown. Write a line such as: body: The shop minimum is $150.
      "
    `);
  });

  test("a text contains no control character", () => {
    expect(titles('"Honey\\0Bee"')).toMatchInlineSnapshot(`
      "catalogue.yaml:18:10  design 14 "Honey Bee" › title
        Expected readable text, found an invisible control character. Write it without codes such as \\0.
      "
    `);
  });
});

describe("number", () => {
  test("an id is a whole number in digits", () => {
    expect(
      reportWith("catalogue", "id: 14", ["id: '14'", "id: fourteen", "id: 14.5", "id: 90071992547409931"]) +
        reportEach("portfolio", [["id: 3", "id: 0"]]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:17:7  entry 2 "Honey Bee" › id
        Expected a whole number such as 12, found the text "14". Write it like this: - id: 14
        Expected a whole number such as 12, found the text "fourteen".
        Expected a whole number such as 12, found the number 14.5.
        Expected a whole number of at most 9007199254740991, found the number 90071992547409931.
      portfolio.yaml:2:9  work 0 "fern" › id
        Expected a whole number of at least 1, found the number 0.
      "
    `);
  });

  test("a coordinate is one number on the globe", () => {
    expect(
      reportEach("studio", [
        ["45.5152", ".inf"],
        ["45.5152", "145.5152"],
        ["45.5152", "[45.5152]"],
        ["-122.6441", "-1226441"],
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:21:13  location › latitude
        Expected a number such as 45.5152, found the number .inf.
        Expected a number of at most 90, found the number 145.5152.
        Expected a number such as 45.5152, found a list. Write a line such as: latitude: 45.5152
      studio.yaml:22:14  location › longitude
        Expected a number of at least -180, found the number -1226441.
      "
    `);
  });
});

test("only true and false are true or false", () => {
  expect(
    reportWith("catalogue", "isColor: true", ["isColor: yes", 'isColor: "true"', "isColor: 2", "isColor:"]) +
      reportEach("portfolio", [["isDoodle: false", "isDoodle: no"]]) +
      reportEach("studio", [["hideEventTypeDetails: false", "hideEventTypeDetails: on"]]),
  ).toMatchInlineSnapshot(`
    "catalogue.yaml:28:12  design 14 "Honey Bee" › isColor
      Expected true or false, found the text "yes". Write it like this: isColor: true
      Expected true or false, found the text "true". Write it like this: isColor: true
      Expected true or false, found the number 2.
    catalogue.yaml:28:11  design 14 "Honey Bee" › isColor
      Expected true or false, found nothing. True for color ink, false for black ink only. Write a line such as: isColor: true
    portfolio.yaml:5:15  work 3 "fern" › isDoodle
      Expected true or false, found the text "no". Write it like this: isDoodle: false
    studio.yaml:40:27  booking › config › hideEventTypeDetails
      Expected true or false, found the text "on". Write it like this: hideEventTypeDetails: true
    "
  `);
});

describe("choice", () => {
  test("soldOut is the only status", () => {
    expect(
      reportWith("catalogue", " soldOut", [" sold-out", " soldout", " Sold Out", " available", ""]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:34:11  design 19 "Koi" › status
        Expected soldOut (the only value), found the text "sold-out". Write it like this: status: soldOut
        Expected soldOut (the only value), found the text "soldout". Write it like this: status: soldOut
        Expected soldOut (the only value), found the text "Sold Out". Write it like this: status: soldOut
        Expected soldOut (the only value), found the text "available". Leave it out while the design is available.
      catalogue.yaml:34:10  design 19 "Koi" › status
        Expected soldOut (the only value), found nothing. Leave it out while the design is available. Write a line such as: status: soldOut
      "
    `);
  });

  test("a tag is one of the known, once", () => {
    expect(
      reportWith("catalogue", "- Repeatable", ["- Repetable", "- Small", "- Size Adjustable", "-"]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:15:7  design 12 "Moon Moth" › tags › 2
        Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found the text "Repetable". Did you mean Repeatable?
        Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found the text "Small".
        The tag Size Adjustable is in the list twice. Remove one.
      catalogue.yaml:15:6  design 12 "Moon Moth" › tags › 2
        Expected one of Size Adjustable, Design edits available, Non-Repeatable, Repeatable, Repeatable x2, Color customizable, Customize Designs, found nothing. Fill it in, or remove its dash.
      "
    `);
  });

  test("tags are a list, each after a hyphen and a space", () => {
    expect(
      reportWith("catalogue", "\n    - Size Adjustable\n    - Repeatable\n", [
        " Size Adjustable, Repeatable\n",
        "\n    -Size Adjustable\n    -Non-Repeatable\n",
        " -Repeatable\n",
        "\n    – Size Adjustable\n    – Repeatable\n",
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:13:9  design 12 "Moon Moth" › tags
        Expected a list, found the text "Size Adjustable, Repeatable". Write it like this: tags: [Size Adjustable, Repeatable]
      catalogue.yaml:14:5  design 12 "Moon Moth" › tags
        Expected a list, found the text "-Size Adjustable -Non-Repeatable". Begin each entry with "- ".
      catalogue.yaml:13:9  design 12 "Moon Moth" › tags
        Expected a list, found the text "-Repeatable". Begin each entry with "- ".
      catalogue.yaml:14:5  design 12 "Moon Moth" › tags
        Expected a list, found the text "– Size Adjustable – Repeatable". Begin each entry with "- ".
      "
    `);
  });

  test("a service of analytics needs a domain", () => {
    expect(reportEach("studio", [["  domain: slowdot.example\n", ""]])).toMatchInlineSnapshot(`
      "studio.yaml:30:3  analytics › domain
        domain is required but missing. It may be left out only with service: none. The site, as the service knows it. Add a line such as: domain: slowdot.example
      "
    `);
  });
});

describe("size", () => {
  test("is a text or a range, not a number, a list or a blank", () => {
    expect(reportWith("catalogue", "size: H 5", ["size: 5", "size: [4, 5]", "size:"])).toMatchInlineSnapshot(`
      "catalogue.yaml:9:9  design 12 "Moon Moth" › size
        Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found the number 5.
        Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found a list. Write a line such as: size: 2 x 4 1/4
      catalogue.yaml:9:8  design 12 "Moon Moth" › size
        Expected a size in inches such as 2 x 4 1/4, H 2.5 for the height or W 3 for the width, or in centimeters such as 5 x 10 cm, found nothing. In inches: width x height, or one side. Write a line such as: size: 2 x 4 1/4
      "
    `);
  });

  test("reports every mistake in a range", () => {
    expect(
      reportWith("catalogue", "type: range\n    dimension: W\n    from: 2\n    to: 3.5", [
        "type: rang\n    dimension: L\n    from: 0\n    to: -1\n    upto: 4",
        "type: range\n    dimension: W\n    from: 4\n    to: 3.5\n    unit: cm",
        "type: range\n    dimension: W\n    to: 3.5",
        "type: range\n    dimension: W\n    from: '2'\n    to: 3.5",
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:22:11  design 14 "Honey Bee" › size › type
        Expected range (the only value), found the text "rang". Did you mean range?
      catalogue.yaml:23:16  design 14 "Honey Bee" › size › dimension
        Expected one of H, W, found the text "L". Which side is measured: H for height, W for width.
      catalogue.yaml:24:11  design 14 "Honey Bee" › size › from
        Expected a number of more than 0, found the number 0.
      catalogue.yaml:25:9  design 14 "Honey Bee" › size › to
        Expected a number of more than 0, found the number -1.
      catalogue.yaml:26:5  design 14 "Honey Bee" › size › upto
        Unknown key upto. Known here: type, dimension, from, to.
      catalogue.yaml:25:9  design 14 "Honey Bee" › size › to
        Expected a number larger than from (4), found the number 3.5.
      catalogue.yaml:26:5  design 14 "Honey Bee" › size › unit
        Unknown key unit. Known here: type, dimension, from, to.
      catalogue.yaml:22:5  design 14 "Honey Bee" › size › from
        from is required but missing. The smallest size, in inches. Add a line such as: from: 2.5
      catalogue.yaml:24:11  design 14 "Honey Bee" › size › from
        Expected a number such as 2.5, found the text "2". Write it like this: from: 2
      "
    `);
  });
});

describe("texts with a form", () => {
  test("a work's title is a camelCase label", () => {
    expect(reportEach("portfolio", [["title: stagBeetle", "title: Stag Beetle"]])).toMatchInlineSnapshot(`
      "portfolio.yaml:10:12  work 5 "Stag Beetle" › title
        Expected a short camelCase label such as moonMoth, found the text "Stag Beetle".
      "
    `);
  });

  test("an e-mail address, a web address and a calendar's name show their form", () => {
    expect(
      reportEach("studio", [
        ["hello@slowdot.example", "hello at slowdot.example"],
        ["url: https://slowdot.example", "url: slowdot.example"],
        ["url: https://slowdot.example", "url: https://ann.example/tattoo/"],
        ["namespace: session", "namespace: my session"],
        ["origin: https://app.cal.com", "origin: javascript:alert(1)"],
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:12:10  contact › email
        Expected an e-mail address such as hello@slowdot.example, found the text "hello at slowdot.example".
      studio.yaml:2:6  url
        Expected a web address such as https://slowdot.example, found the text "slowdot.example". Did you mean https://slowdot.example?
        Expected the address without a folder. Write https://ann.example; for a site in a folder, build it with BASE_URL=/folder/.
      studio.yaml:36:14  booking › namespace
        Expected one word. Write it without spaces, such as session.
      studio.yaml:37:11  booking › origin
        Expected a web address such as https://app.cal.com, found the text "javascript:alert(1)".
      "
    `);
  });
});
