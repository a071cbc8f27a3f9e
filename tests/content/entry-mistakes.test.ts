/** What is said about keys, entries and lists. */
import { describe, expect, test } from "vitest";
import { FILES, report, reportEach, reportWith } from "./site.ts";

describe("missing keys", () => {
  test("are reported at their entry, with an example", () => {
    expect(
      reportEach("catalogue", [
        ["  title: Honey Bee\n", ""],
        ["id: 14\n  title", "title"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:17:3  design 14 › title
        title is required, but missing. What the design is called. Add a line such as: title: Moon Moth
      catalogue.yaml:17:3  entry 2 "Honey Bee" › id
        id is required, but missing. Its number, which no other entry has. Add a line such as: id: 12
      "
    `);
    expect(
      reportEach("portfolio", [
        ["\n    alt: Steel tray", ""],
        ["    isDoodle: true\n", ""],
      ]),
    ).toMatchInlineSnapshot(`
      "portfolio.yaml:18:5  studio photo 3 › alt
        alt is required, but missing. What the photo shows, in words. Add a line such as: alt: Treatment bed by the window
      portfolio.yaml:8:5  work 5 "stagBeetle" › isDoodle
        isDoodle is required, but missing. True for the carousel of doodles, false for the other one. Add a line such as: isDoodle: true
      "
    `);
    expect(
      reportEach("studio", [
        ["social:\n  label: Instagram\n  url: https://www.instagram.com/slowdot.example/\n", ""],
        ["  atAGlance:\n    - { label: Shop minimum, value: $150 }\n", ""],
        ["    layout: month_view\n", ""],
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:1:1  social
        social is required, but missing. The link in the header. Add the line social: with its keys below it: label, url.
      studio.yaml:64:3  policies › atAGlance
        atAGlance is required, but missing. The figures above the policies. Add the line atAGlance: with its entries below it, each after "- ".
      studio.yaml:39:5  booking › config › layout
        layout is required, but missing. How much of the calendar is shown. Add a line such as: layout: month_view
      "
    `);
  });

  test("a design without a status needs everything, also while other things are wrong", () => {
    expect(
      report({
        catalogue: [
          ["id: 19", "id: nineteen"],
          ["  status: soldOut\n", ""],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:31:3  entry 3 "Koi" › imageDescription
        imageDescription is required, but missing. Only a sold-out design may leave it out. Credit or note, shown beside the drawing. Add a line such as: imageDescription: A folded boat on one dotted wave.
      catalogue.yaml:31:3  entry 3 "Koi" › size
        size is required, but missing. Only a sold-out design may leave it out. In inches: width x height, or one side. Add a line such as: size: 2 x 4 1/4
      catalogue.yaml:31:3  entry 3 "Koi" › hours
        hours is required, but missing. Only a sold-out design may leave it out. How long it takes. Add a line such as: hours: 4-5
      catalogue.yaml:31:3  entry 3 "Koi" › price
        price is required, but missing. Only a sold-out design may leave it out. May be blank, or on request. Add a line such as: price: $650
      catalogue.yaml:31:3  entry 3 "Koi" › isColor
        isColor is required, but missing. Only a sold-out design may leave it out. True for color ink, false for black ink only. Add a line such as: isColor: true
      catalogue.yaml:31:7  entry 3 "Koi" › id
        Expected a whole number such as 12, found the text "nineteen". Write one whole number, in digits.

      6 problems."
    `);
  });

  test("are not reported for a misspelt status", () => {
    expect(reportEach("catalogue", [["status: soldOut", "satus: soldOut"]])).toMatchInlineSnapshot(`
      "catalogue.yaml:34:3  design 19 "Koi" › satus
        Unknown key satus. Did you mean status?
      "
    `);
  });

  test("include a price, which may be blank", () => {
    expect(reportEach("catalogue", [["  price:\n", ""]])).toMatchInlineSnapshot(`
      "catalogue.yaml:36:3  design 20 "Dragonfly" › price
        price is required, but missing. Only a sold-out design may leave it out. May be blank, or on request. Add a line such as: price: $650
      "
    `);
  });
});

describe("calLink", () => {
  test("is the part of the booking address after its origin", () => {
    expect(
      reportWith("studio", "slow-dot/session", [
        "https://cal.com/slow-dot/session",
        "cal.com/slow-dot/session",
        "slow dot/session",
        "javascript:alert(1)",
        "/slow-dot/session",
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:35:12  booking › calLink
        Expected what follows the origin in the booking address. Write only that, without a slash before it, such as slow-dot/session.
      studio.yaml:35:12  booking › calLink
        Expected what follows the origin in the booking address. Write only that, without a slash before it, such as slow-dot/session.
      studio.yaml:35:12  booking › calLink
        Expected what follows the origin in the booking address. Write only that, without a slash before it, such as slow-dot/session.
      studio.yaml:35:12  booking › calLink
        Expected what follows the origin in the booking address. Write only that, without a slash before it, such as slow-dot/session.
      studio.yaml:35:12  booking › calLink
        Expected what follows the origin in the booking address. Write only that, without a slash before it, such as slow-dot/session.
      "
    `);
  });

  test("is required", () => {
    expect(
      reportWith("studio", "  calLink: slow-dot/session\n", ["", "  calLink: ''\n", "  calLink:\n"]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:35:3  booking › calLink
        calLink is required, but missing. The booking address after its origin; the page cannot work without it. Add a line such as: calLink: slow-dot/session
      studio.yaml:35:12  booking › calLink
        calLink is required, found an empty text. The booking address after its origin; the page cannot work without it. Write it like this: calLink: slow-dot/session
      studio.yaml:35:11  booking › calLink
        calLink is required, found nothing. The booking address after its origin; the page cannot work without it. Write it like this: calLink: slow-dot/session
      "
    `);
  });
});

describe("unknown keys", () => {
  test("are reported at the key with the nearest known one or a list of all", () => {
    expect(
      reportEach("catalogue", [
        ["title: Honey Bee", "titel: Honey Bee"],
        ["isColor: true", "color: true"],
        ["alt: A worker", "artist: A worker"],
        ["hours: '1'", "hours: '1'\n  __proto__: x\n  constructor: y"],
      ]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:18:3  design 14 › titel
        Unknown key titel. Did you mean title?
      catalogue.yaml:28:3  design 14 "Honey Bee" › color
        Unknown key color. Did you mean isColor?
      catalogue.yaml:29:3  design 14 "Honey Bee" › artist
        Unknown key artist. Known here: id, title, image, imageDescription, size, hours, price, isColor, status, tags, alt.
      catalogue.yaml:42:3  design 20 "Dragonfly" › __proto__
        Unknown key __proto__. Known here: id, title, image, imageDescription, size, hours, price, isColor, status, tags, alt.
      catalogue.yaml:43:3  design 20 "Dragonfly" › constructor
        Unknown key constructor. Known here: id, title, image, imageDescription, size, hours, price, isColor, status, tags, alt.
      "
    `);
    expect(
      reportEach("studio", [
        ["tagline:", "tagLine:"],
        ["embedUrl:", "embedURL:"],
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:3:1  tagLine
        Unknown key tagLine. Did you mean tagline?
      studio.yaml:26:5  location › map › embedURL
        Unknown key embedURL. Did you mean embedUrl?
      "
    `);
  });

  test("are reported in each file and at every level", () => {
    expect(
      report({
        catalogue: [["hours: '1'", "hours: '1'\n  note: x"]],
        portfolio: [
          ["portrait:\n", "portrait:\n  id: 1\n"],
          ["title: fern", "title: fern\n    tags: []"],
        ],
        studio: [
          ["  faq:", "  email: x\n  faq:"],
          ["value: slower", "value: slower, text: x"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:42:3  design 20 "Dragonfly" › note
        Unknown key note. Known here: id, title, image, imageDescription, size, hours, price, isColor, status, tags, alt.
      portfolio.yaml:5:5  work 3 "fern" › tags
        Unknown key tags. Known here: id, src, title, isDoodle, alt, design.
      portfolio.yaml:29:3  portrait › id
        Unknown key id. Known here: src, alt.
      studio.yaml:43:3  booking › email
        Unknown key email. Known here: calLink, namespace, origin, config, initConfig, intro, faq.
      studio.yaml:62:39  about › handPoked › traits › 1 › text
        Unknown key text. Known here: label, value.

      5 problems."
    `);
  });
});

describe("entries", () => {
  test("are maps below a dash", () => {
    expect(
      reportWith("catalogue", "- id: 12", ["- just text\n\n- id: 12", "-\n\n- id: 12"]),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:3:3  entry 1
        Expected a map with the keys id, title, image, imageDescription, size …, found the text "just text". Write its keys below it: id, title, image, imageDescription, size, hours, price, isColor, status, tags, alt.
      catalogue.yaml:3:2  entry 1
        Expected a map with the keys id, title, image, imageDescription, size …, found nothing. Fill it in, or remove its dash.
      "
    `);
  });

  test("of a section are a map below its key", () => {
    expect(
      reportEach("studio", [
        ["social:\n  label: Instagram\n  url:", "social:"],
        ["social:\n  label: Instagram\n  url: https://www.instagram.com/slowdot.example/", "social:"],
      ]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:7:9  social
        Expected a map with the keys label, url, found the text "https://www.instagram.com/slowdot.example/". Write its keys below it: label, url.
      studio.yaml:7:8  social
        social is required, found nothing. The link in the header. Write its keys below it: label, url.
      "
    `);
  });

  test("of works are a list, and the portrait is a map", () => {
    expect(report({ portfolio: "works:\n  id: 3\nstudio: []\nportrait: none\n" })).toMatchInlineSnapshot(`
      "portfolio.yaml:2:3  works
        Expected a list, found a map. Begin each entry with "- ".
      portfolio.yaml:4:11  portrait
        Expected a map with the keys src, alt, found the text "none". Write its keys below it: src, alt.

      2 problems."
    `);
  });

  test("stand in a file of the right kind", () => {
    expect(
      report({ catalogue: "designs:\n  - id: 1\n", portfolio: "- id: 1\n", studio: "Slow Dot\n" }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  the whole file
        Expected a list, found a map. Begin each entry with "- ".
      portfolio.yaml:1:1  the whole file
        Expected a map with the keys works, studio, portrait, found a list. Write its keys below it: works, studio, portrait.
      studio.yaml:1:1  the whole file
        Expected a map with the keys name, url, tagline, description, copyrightYear …, found the text "Slow Dot". Write its keys below it: name, url, tagline, description, copyrightYear, brand, social, contact, location, analytics, protection, booking, about, policies.

      3 problems."
    `);
    expect(reportEach("catalogue", [[FILES.catalogue, "[]\n"]])).toMatchInlineSnapshot(`
      "catalogue.yaml:1:1  the whole file
        Expected at least 1 entry, found an empty list. Begin each entry with "- ".
      "
    `);
  });

  test("are at most 12 studio photos", () => {
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

describe("what no two entries may share", () => {
  test("an id in the catalogue, whatever else is wrong", () => {
    expect(
      report({
        catalogue: [
          ["id: 14", "id: 12"],
          ["  title: Moon Moth\n", ""],
          ["id: 20", "id: 12"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:3:3  design 12 › title
        title is required, but missing. What the design is called. Add a line such as: title: Moon Moth
      catalogue.yaml:16:7  design 12 "Honey Bee" › id
        The id 12 is taken by design 12 in line 3. Take another, such as 20.
      catalogue.yaml:35:7  design 12 "Dragonfly" › id
        The id 12 is taken by design 12 in line 3. Take another, such as 20.

      3 problems."
    `);
  });

  test("an entry that repeats another one by its name", () => {
    const koi = "- id: 19\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut\n";
    expect(
      report({ catalogue: [[koi, `${koi.replace("- ", "- &koi\n  ")}- *koi\n`]] }),
    ).toMatchInlineSnapshot(`
      "catalogue.yaml:36:3  design 19 "Koi" › id
        The id 19 is taken by design 19 "Koi" in line 32. Take another, such as 21.

      1 problem."
    `);
  });

  test("an id in the portfolio", () => {
    expect(report({ portfolio: [["id: 5", "id: 3"]] })).toMatchInlineSnapshot(`
      "portfolio.yaml:8:9  work 3 "stagBeetle" › id
        The id 3 is taken by work 3 "fern" in line 2. Take another, such as 4.

      1 problem."
    `);
  });

  test("a policy's address, made of its title's letters and digits in plain lower case", () => {
    expect(
      reportWith("studio", "title: Tips", ["title: Prícing", "title: pricing!", "title: '!?'"]),
    ).toMatchInlineSnapshot(`
      "studio.yaml:70:14  policy "Prícing" › title
        The title Prícing is taken by policy "Pricing" in line 67. Give it another.
      studio.yaml:70:14  policy "pricing!" › title
        The title pricing! is taken by policy "Pricing" in line 67. Give it another.
      studio.yaml:70:14  policy "!?" › title
        Expected at least one letter or digit, as it becomes an address in the page.
      "
    `);
  });
});
