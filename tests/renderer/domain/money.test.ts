/** Amounts as people write them in their country. */
import { expect, test } from "vitest";
import { typeset } from "#content/texts/typeset.ts";
import { makeMoneyReader, toMoney } from "#domain/money.ts";

const LISBON = { locale: "pt-PT", currency: "EUR" };
const BERLIN = { locale: "de-DE", currency: "EUR" };
const DUBLIN = { locale: "en-IE", currency: "EUR" };
const ZURICH = { locale: "de-CH", currency: "CHF" };
const STOCKHOLM = { locale: "sv-SE", currency: "SEK" };
const TOKYO = { locale: "ja-JP", currency: "JPY" };
const MUMBAI = { locale: "en-IN", currency: "INR" };
const PORTLAND = { locale: "en-US", currency: "USD" };

test.each([
  [LISBON, "80 €", 80],
  [LISBON, "€80", 80],
  [LISBON, "80 EUR", 80],
  [LISBON, "80 euros", 80],
  [LISBON, "80,50 €", 80.5],
  [LISBON, "1.200 €", 1200],
  [LISBON, "1 200,50 €", 1200.5],
  [LISBON, "€80 each", 80],
  [LISBON, "from €320 the pair, €180 alone", 320],
  [LISBON, "80 € alone, EUR 150 the pair", 80],
  [LISBON, "20-50 €", 20],
  [BERLIN, "1.200 €", 1200],
  [DUBLIN, "€1,200", 1200],
  [DUBLIN, "80 EUR", 80],
  [ZURICH, "CHF 120", 120],
  [ZURICH, "Fr. 120", 120],
  [ZURICH, "1'200 CHF", 1200],
  [ZURICH, "CHF 1’200.–", 1200],
  [STOCKHOLM, "120 kr", 120],
  [STOCKHOLM, "1 200 kr", 1200],
  [TOKYO, "¥12,000", 12000],
  [TOKYO, "￥12,000", 12000],
  [TOKYO, "12,000円", 12000],
  [MUMBAI, "₹1,20,000", 120000],
  [PORTLAND, "$1,200", 1200],
  [LISBON, "on request", undefined],
  [LISBON, "-80 €", undefined],
  [LISBON, "€1k", undefined],
  [LISBON, "12,000 €", undefined],
  [TOKYO, "¥79.50", undefined],
  [PORTLAND, "$1.200", undefined],
  [PORTLAND, "$79,50", undefined],
  [PORTLAND, "200 USD", undefined],
])("in %j, %s is the amount %s, also after it is typeset", (conventions, text, amount) => {
  const { read } = makeMoneyReader(conventions);
  expect(read(text)?.amount).toBe(amount);
  expect(read(typeset(text))?.amount).toBe(amount);
});

test.each([
  [LISBON, "80 €", true],
  [LISBON, "20-50 €", false],
  [PORTLAND, "$650.", true],
  [PORTLAND, "$80 each", false],
])("in %j, %s is the exact amount: %s", (conventions, text, isExact) => {
  expect(makeMoneyReader(conventions).read(text)?.isExact).toBe(isExact);
});

test.each([
  [LISBON, "$200", "euros"],
  [LISBON, "120 kr", "euros"],
  [TOKYO, "80 EUR", "Japanese yen"],
  [{ locale: "en-CA", currency: "CAD" }, "US$80", "Canadian dollars"],
  [PORTLAND, "€1.200", "US dollars"],
])("in %j, %s is another currency", (conventions, text, own) => {
  expect(makeMoneyReader(conventions).explainOther(text)).toBe(
    `This studio's prices are in ${own}. For other prices, change currency: in studio.yaml.`,
  );
});

test.each([
  [LISBON, 721, "721 €"],
  [BERLIN, 1200.5, "1.200,50 €"],
  [DUBLIN, 1200, "€1,200"],
  [TOKYO, 12360, "￥12,360"],
  [PORTLAND, 79.5, "$79.50"],
])("in %j, %d is shown as %s", (conventions, amount, shown) => {
  expect(toMoney(amount, conventions).replaceAll("\u00a0", " ")).toBe(shown);
});
