/** Studios in other countries: their money, numbers and units. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#content/load";
import { DEFAULT_CONVENTIONS, readConventions } from "#domain/conventions-schema.ts";
import { makeSite, reportOf, testValues } from "./site.ts";

const YEAR = "copyrightYear: 2025";
const LOCALE = "Expected a language and a country such as pt-PT or ja-JP, found the text";
const CURRENCY = "Expected a currency in its three letters such as EUR, JPY or CHF, found the text";

testValues("a wrong convention is answered on its line", "studio", `${YEAR} → …\n${YEAR}`, {
  "locale: xx-invalid!": `5:9 ${LOCALE} "xx-invalid!".`,
  "locale: xx-XX": `5:9 ${LOCALE} "xx-XX".`,
  "locale: pt_PT": `5:9 ${LOCALE} "pt_PT".`,
  "currency: money": `5:11 ${CURRENCY} "money".`,
  "units: feet":
    '5:8 Expected one of in, cm, found the text "feet". What sizes without a unit are in, and what visitors read first.',
  "units: CM": '5:8 Expected one of in, cm, found the text "CM". Did you mean cm?',
});

test.each(["+351 21 123 4567", "(503) 555-0110", "03-1234-5678"])("%s is a phone number", (phone) => {
  const root = makeSite({ studio: [["contact:\n", `contact:\n  phone: '${phone}'\n`]] });
  expect(loadContent(root).content?.studio.contact.phone).toBe(phone);
});

testValues(
  "a phone number has digits, spaces, hyphens, + and ()",
  "studio",
  "contact:\n → contact:\n  phone: …\n",
  {
    "call me":
      '12:10 Expected a phone number of digits, spaces, hyphens, + and (), found the text "call me".',
  },
);

/** Makes the sample a studio in Lisbon, with these values in its first design and its booking. */
function inLisbon({ price = "700 €", size = "8 x 12", hours = "4-5,5" }, booking = ""): string {
  return makeSite({
    catalogue: [
      ["$700", price],
      ["H 5", size],
      ["'4-5.5'", `'${hours}'`],
    ],
    studio: [
      [YEAR, `locale: pt-PT\ncurrency: EUR\nunits: cm\n${YEAR}`],
      ["  faq:\n", `${booking}  faq:\n`],
    ],
  });
}

test("a studio in Lisbon writes euros, decimal commas and centimeters", () => {
  const booking = `  deposits: [{ amount: 20 € }, { amount: '80,50 €', from: 100 € }]
  payments: [{ by: card, fee: '2,5%' }]
  custom: { fee: 20-50 EUR }
`;
  const { content } = loadContent(inLisbon({ price: "1.200 €" }, booking));
  const [design] = content?.catalogue ?? [];
  expect(design).toMatchObject({
    price: { text: "1.200 €", amount: 1200, isExact: true },
    hours: { from: 4, to: 5.5 },
    size: { width: 8 / 2.54, height: 12 / 2.54, writtenIn: "cm" },
  });
  expect(content?.studio.booking).toMatchObject({
    deposits: [
      { amount: 20, from: 0 },
      { amount: 80.5, from: 100 },
    ],
    payments: [{ fee: { text: "2,5%", percent: 2.5 } }],
    custom: { fee: "20-50 EUR" },
  });
});

test("messages there are in euros and centimeters, and another currency is a mistake", () => {
  const booking = "  custom: { fee: $20-$50 }\n";
  expect(reportOf(inLisbon({ price: "$200", size: "12", hours: "two" }, booking))).toMatchInlineSnapshot(`
    "catalogue.yaml:9:9  design 12 "Moon Moth" › size
      Expected a size in centimeters such as 5 x 10, H 6 for the height or W 8 for the width, or in inches such as 2 x 4 1/4 in, found the number 12.
    catalogue.yaml:10:10  design 12 "Moon Moth" › hours
      Expected hours such as 4-5 (the smaller number first), 6+ or 2,5, found the text "two".
    catalogue.yaml:11:10  design 12 "Moon Moth" › price
      Expected a price such as 650 € or 80 € each, the words on request, or nothing, found the text "$200". This studio's prices are in euros. For other prices, change currency: in studio.yaml.
    studio.yaml:46:18  booking › custom › fee
      Expected text such as 20 €-50 €, found the text "$20-$50". This studio's prices are in euros. For other prices, change currency: in studio.yaml.

    4 problems."
  `);
  expect(reportOf(inLisbon({ price: "200", size: "big" }))).toMatchInlineSnapshot(`
    "catalogue.yaml:9:9  design 12 "Moon Moth" › size
      Expected a size in centimeters such as 5 x 10, H 6 for the height or W 8 for the width, or in inches such as 2 x 4 1/4 in, found the text "big".
    catalogue.yaml:11:10  design 12 "Moon Moth" › price
      Expected a price such as 650 € or 80 € each, the words on request, or nothing, found the number 200.

    2 problems."
  `);
});

test.each(["EURO", "eur"])(
  "the misspelled currency %s is one mistake, not one for each price",
  (currency) => {
    const root = inLisbon({});
    const path = join(root, "studio.yaml");
    writeFileSync(path, readFileSync(path, "utf8").replace("currency: EUR", `currency: ${currency}`));
    expect(loadContent(root).problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      `6: ${CURRENCY} "${currency}".`,
    ]);
  },
);

test("a map that cannot become a text is no currency", () => {
  expect(readConventions({ currency: { toString: "EUR" } })).toEqual(DEFAULT_CONVENTIONS);
});
