/** Studios in other countries: their money, numbers and units. */
import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS, readConventions } from "#domain/conventions-schema.ts";
import { check, type Edits, mistakes, reportOf } from "./site.ts";

const YEAR = "copyrightYear: 2025";
const CURRENCY = "Expected a currency in its three letters such as EUR, JPY or CHF, found the text";

const withLine = (line: string, problem: string) => [YEAR, `${line}\n${YEAR}`, problem];
const withPhone = (phone: string, ...problems: string[]) => [
  "contact:\n",
  `contact:\n  phone: ${phone}\n`,
  ...problems,
];

// biome-ignore format: a row a line
mistakes("a wrong convention is answered on its line", {
  studio: [
    withLine("locale: xx-XX", '5:9 Expected a language and a country such as pt-PT or ja-JP, found the text "xx-XX".'),
    withLine("locale: pt_PT", '5:9 Expected a language and a country such as pt-PT or ja-JP, found the text "pt_PT".'),
    withLine("currency: money", `5:11 ${CURRENCY} "money".`),
    withLine("units: feet", '5:8 Expected one of in, cm, found the text "feet". What sizes without a unit are in, and what visitors read first.'),
    withPhone("+351 21 123 4567"),
    withPhone("call me", '12:10 Expected a phone number of digits, spaces, hyphens, + and (), found the text "call me".'),
  ],
});

/** The sample as a studio in Lisbon, with these values in its first design. */
const inLisbon = ({ price = "700 €", size = "8 x 12", hours = "4-5,5", currency = "EUR" }): Edits => ({
  catalogue: [
    ["$700", price],
    ["H 5", size],
    ["'4-5.5'", `'${hours}'`],
  ],
  studio: [[YEAR, `locale: pt-PT\ncurrency: ${currency}\nunits: cm\n${YEAR}`]],
});

test("a studio in Lisbon writes euros, decimal commas and centimeters", () => {
  const edits = inLisbon({ price: "1.200 €" });
  const booking = `  deposits: [{ amount: 20 € }, { amount: '80,50 €', from: 100 € }]
  payments: [{ by: card, fee: '2,5%' }]
  custom: { fee: 20-50 EUR }
  faq:
`;
  const { content } = check({ ...edits, studio: [...(edits.studio ?? []), ["  faq:\n", booking]] as never });
  expect(content?.catalogue[0]).toMatchObject({
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

test("messages there are in euros and centimeters", () => {
  expect(reportOf(check(inLisbon({ price: "$200", size: "12", hours: "two" })))).toMatchInlineSnapshot(`
    "catalogue.yaml:9:9  design 12 "Moon Moth" › size
      Expected a size in centimeters such as 5 x 10, H 6 for the height, W 8 for the width or H 8+ for that height or larger, or in inches such as 2 x 4 1/4 in, found the number 12.
    catalogue.yaml:10:10  design 12 "Moon Moth" › hours
      Expected hours such as 4-5 (the smaller number first), 6+ or 2,5, found the text "two".
    catalogue.yaml:11:10  design 12 "Moon Moth" › price
      Expected a price such as 650 € or 80 € each, the words on request, or nothing, found the text "$200". This studio's prices are in euros. For other prices, change currency: in studio.yaml.

    3 problems."
  `);
});

test.each(["EURO", "eur"])(
  "the misspelled currency %s is one mistake, not one for each price",
  (currency) => {
    const { problems } = check(inLisbon({ currency }));
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      `6: ${CURRENCY} "${currency}".`,
    ]);
  },
);

test("a map that cannot become a text is no currency", () => {
  expect(readConventions({ currency: { toString: "EUR" } })).toEqual(DEFAULT_CONVENTIONS);
});
