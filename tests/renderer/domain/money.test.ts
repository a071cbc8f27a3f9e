/** Amounts as people write them in their country. */
import { expect, test } from "vitest";
import { typeset } from "#content/typeset.ts";
import { toExampleMoney, toMoney } from "#domain/money.ts";
import { makeMoneyReader } from "#domain/money-reader.ts";

const LISBON = { locale: "pt-PT", currency: "EUR" };
const BERLIN = { locale: "de-DE", currency: "EUR" };
const DUBLIN = { locale: "en-IE", currency: "EUR" };
const TOKYO = { locale: "ja-JP", currency: "JPY" };
const PORTLAND = { locale: "en-US", currency: "USD" };

/**
 * The currencies that are traded most, by their share in https://www.bis.org/statistics/rpfx22.htm, and smaller ones with
 * habits of their own. Signs are those of https://en.wikipedia.org/wiki/Template:Most_traded_currencies.
 */
// biome-ignore format: a row a line
const WRITTEN: [locale: string, currency: string, amounts: Record<number, string>][] = [
  ["en-US", "USD", { 1200: "$1,200 | $1200 | US$1,200 | 1200 USD | USD 1,200 | 1,200 dollars | 1200$ | $１,２００ | $1,200 each | $1,200-$1,500 | from $1,200", 40: "2 $40 | small - $40, +$20 in color" }],
  ["pt-PT", "EUR", { 80: "80 € | €80 | 80 EUR | 80 euros | €80 each | 80 € alone, EUR 150 the pair", 80.5: "80,50 €", 1200: "1.200 € | 1200 €", 1200.5: "1 200,50 €", 320: "from €320 the pair, €180 alone", 20: "20-50 € | 20–50 €" }],
  ["de-DE", "EUR", { 80: "80€ | € 80,– | 80,- € | 80,- | 80,-- | 80 Euro | 80 €/Stunde", 1200: "1.200 €" }],
  ["en-IE", "EUR", { 1200: "€1,200", 80: "80 EUR" }],
  ["ja-JP", "JPY", { 12000: "¥12,000 | ￥12,000 | 12,000円 | １２，０００円 | 12000 yen | 一律￥12,000 | 12,000円から" }],
  ["en-GB", "GBP", { 80: "£80 | 80 GBP | £80.00 | 80 pounds" }],
  ["zh-CN", "CNY", { 800: "¥800 | 800元 | ￥800 | 800元起 | RMB 800" }],
  ["en-AU", "AUD", { 250: "$250 | A$250 | AU$250 | 250 AUD" }],
  ["en-CA", "CAD", { 250: "$250 | C$250 | CA$250 | $250 CAD | $250 CDN" }],
  ["fr-CA", "CAD", { 250: "250 $ | 250$ | 250 $ CA | $250", 1200.5: "1 200,50 $" }],
  ["de-CH", "CHF", { 120: "CHF 120 | Fr. 120 | 120.- | 120.– | CHF 120.– | SFr. 120 | 120 Franken", 1200: "1'200 CHF | 1’200 CHF | CHF 1’200.–" }],
  ["zh-HK", "HKD", { 800: "HK$800 | $800 | 800元" }],
  ["en-SG", "SGD", { 180: "S$180 | $180 | SGD 180" }],
  ["sv-SE", "SEK", { 120: "120 kr | 120:- | 120 SEK | kr 120 | från 120 kr", 1200: "1 200 kr | 1\u202f200 kr | 1 200 kronor" }],
  ["ko-KR", "KRW", { 150000: "150,000원 | ₩150,000 | ￦150,000 | 150,000 won | 150,000원부터" }],
  ["nb-NO", "NOK", { 1500: "1500,- | kr 1 500,- | 1.500 kr | 1500 kroner" }],
  ["en-NZ", "NZD", { 250: "$250 | NZ$250" }],
  ["en-IN", "INR", { 1500: "Rs 1500 | Rs. 1,500 | Rs.1500/- | ₹१,५०० | 1500/-", 150000: "₹1,50,000" }],
  ["es-MX", "MXN", { 1500: "$1,500 | $1,500 MXN | MX$1,500 | 1500 pesos | $1,500.00 M.N." }],
  ["zh-TW", "TWD", { 3500: "NT$3,500 | 3500元 | NT 3500" }],
  ["en-ZA", "ZAR", { 1200: "R1200 | R 1200 | 1200 ZAR | 1200 rand" }],
  ["pt-BR", "BRL", { 1200.5: "R$ 1.200,50", 150: "R$150 | 150 reais" }],
  ["da-DK", "DKK", { 450: "450 kr. | kr. 450,- | 450,00 kr. | 450 DKK | 2 t 450 kr" }],
  ["pl-PL", "PLN", { 120: "120 zł | 120zł | 120 PLN | 120 złotych | 120,00 zł" }],
  ["th-TH", "THB", { 3500: "฿3,500 | 3500 บาท | 3,500บาท | ๓,๕๐๐ บาท | 3,500 baht" }],
  ["he-IL", "ILS", { 350: '₪350 | 350 ₪ | 350 ש״ח | 350 ש"ח | החל מ-₪350 | מ₪350' }],
  ["id-ID", "IDR", { 500000: "Rp 500.000 | Rp500.000 | Rp. 500.000,- | Rp 500.000,00 | 500.000 rupiah | IDR 500.000" }],
  ["cs-CZ", "CZK", { 1500: "1 500 Kč | 1500,- | 1.500,- Kč | 1500 korun" }],
  ["ar-AE", "AED", { 500: "500 AED | د.إ 500 | Dhs 500 | ٥٠٠ د.إ | 500 درهم" }],
  ["tr-TR", "TRY", { 1500: "1.500 TL | ₺1.500 | 1.500₺ | 1500TL | 1500 lira" }],
  ["hu-HU", "HUF", { 15000: "15.000 Ft | 15 000 Ft | 15.000,- Ft | 15000 forint" }],
  ["es-CL", "CLP", { 15000: "$15.000 | $ 15.000 | 15.000 pesos | CLP 15.000 | $15.000 CLP" }],
  ["ar-SA", "SAR", { 500: "500 ر.س | ﷼ 500 | SAR 500" }],
  ["fil-PH", "PHP", { 2500: "₱2,500 | P2,500 | Php 2,500 | 2,500 pesos" }],
  ["ms-MY", "MYR", { 150: "RM150 | RM 150.00" }],
  ["es-CO", "COP", { 150000: "$150.000 | $ 150.000 COP | $150.000,00" }],
  ["ru-RU", "RUB", { 5000: "5000р | 5000 р. | 5 000 руб. | 5 000 ₽ | 5000 рублей | набор 3 штуки 5000 р" }],
  ["ro-RO", "RON", { 500: "500 lei | 500 de lei | 500 RON" }],
  ["es-PE", "PEN", { 150: "S/ 150 | S/. 150 | 150 soles" }],
  ["ar-EG", "EGP", { 3500: "٣٬٥٠٠ ج.م. | E£3,500 | 3,500 LE" }],
  ["vi-VN", "VND", { 500000: "500.000đ | 500.000 ₫ | 500.000 VNĐ | 500.000 đồng" }],
  ["is-IS", "ISK", { 15000: "15.000 kr. | 15.000 kr | 15.000 ISK" }],
  ["uk-UA", "UAH", { 1500: "₴1500 | 1500 грн | 1 500 грн." }],
  ["en-NG", "NGN", { 20000: "₦20,000 | N20,000" }],
  ["en-KE", "KES", { 3000: "KSh 3,000 | Kshs. 3,000 | 3,000/=" }],
  ["es-PY", "PYG", { 150000: "₲ 150.000 | Gs. 150.000" }],
];

const AMOUNTS = [0, 50, 1200, 12_345, 1_234_567];
const WITH_CENTS = [79.5, 1200.25];

test.each(WRITTEN)(
  "in %s, %s is read as people write it, also after it is typeset",
  (locale, currency, amounts) => {
    const { read } = makeMoneyReader({ locale, currency });
    for (const [amount, texts] of Object.entries(amounts))
      for (const text of texts.split(" | ")) {
        expect(read(text)?.amount, text).toBe(Number(amount));
        expect(read(typeset(text))?.amount, text).toBe(Number(amount));
      }
  },
);

test.each(WRITTEN)("in %s, an amount in %s is read as the site shows it", (locale, currency) => {
  const { read } = makeMoneyReader({ locale, currency });
  const { maximumFractionDigits } = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
  }).resolvedOptions();
  for (const amount of maximumFractionDigits ? [...AMOUNTS, ...WITH_CENTS] : AMOUNTS)
    expect(read(toMoney(amount, { locale, currency })), String(amount)).toEqual({ amount, isExact: true });
});

// biome-ignore format: a row a line
test.each([
  ["en-US", "USD", "$12,345.40", "$1.200 | $79,50 | $1 200 | $1.2k | $5 thousand | $1.200 or $80 | $500-$750k | $1-2k | $1e3 | $80½ | 80$50"],
  ["pt-PT", "EUR", "12 345,40 €", "€1k | 12,000 € | 80.50 € | 1.200 500 €"],
  ["de-DE", "EUR", "12.345,40 €", "1,200 € | 80 Tausend € | 80€50"],
  ["ja-JP", "JPY", "¥12,345", "¥79.50 | 1万円 | ¥1万 | 1万5千円 | 1万5000円"],
  ["ko-KR", "KRW", "₩12,345", "15만원 | 15만 원 | 1만5000원"],
  ["id-ID", "IDR", "Rp 12.345", "Rp 500rb | Rp 500 ribu | 500 ribu | Rp 1,5 jt | Rp 500-750rb"],
  ["en-US", "IDR", "IDR 12,345", "Rp 500rb | Rp 500 ribu"],
  ["es-CL", "CLP", "$12.345", "$15,000 | $15.000,50 | $15 mil | 15 mil pesos"],
  ["ru-RU", "RUB", "12 345,40 ₽", "5 тыс. руб. | 5 тыс 500 руб"],
  ["vi-VN", "VND", "12.345 ₫", "500k đ | 1,5 tr | 500 ngàn đồng | 1tr5 đ"],
  ["en-IN", "INR", "₹12,345.40", "₹1.5 lakh | ₹2L"],
  ["pt-BR", "BRL", "R$ 12.345,40", "R$ 1,5 mil | 1 mil reais"],
  ["hu-HU", "HUF", "12 345 Ft", "15e Ft | 15 ezer Ft"],
])("in %s, an amount in %s that may mean another is answered with %s", (locale, currency, example, texts) => {
  const { read, explain } = makeMoneyReader({ locale, currency });
  for (const text of texts.split(" | ")) {
    expect(read(text), text).toBeUndefined();
    expect(explain(text), text).toBe(`Write amounts in digits and apart from words, such as ${example}.`);
  }
});

test.each(["on request", "1200", "-80 €", "€-80", "€", "ask"])("%s is no amount", (text) => {
  expect(makeMoneyReader(LISBON).read(text)).toBeUndefined();
});

test.each([
  [LISBON, "80 €", true],
  [LISBON, "20-50 €", false],
  [PORTLAND, "$650.", true],
  [PORTLAND, "$80 each", false],
  [PORTLAND, "$80+", false],
])("in %j, %s is the exact amount: %s", (conventions, text, isExact) => {
  expect(makeMoneyReader(conventions).read(text)?.isExact).toBe(isExact);
});

// biome-ignore format: a row a line
test.each([
  ["pt-PT", "EUR", "euros", "$200 | 120 kr | €80 ($95) | 1.500 TL"],
  ["ja-JP", "JPY", "Japanese yen", "80 EUR"],
  ["en-CA", "CAD", "Canadian dollars", "US$80 | US $80 | $80 US | $80 USD | A$80"],
  ["en-US", "USD", "US dollars", "€1.200 | $80 CAD | MX$1,500 | R$80"],
  ["es-CL", "CLP", "Chilean pesos", "US$80 | $80 USD | 80 €"],
  ["sv-SE", "SEK", "Swedish kronor", "450 NOK | 450 zł"],
  ["en-ZA", "ZAR", "South African rand", "R$ 500"],
])("in %s, where money is in %s, other than %s is another currency", (locale, currency, own, texts) => {
  const { read, explain } = makeMoneyReader({ locale, currency });
  for (const text of texts.split(" | ")) {
    expect(read(text), text).toBeUndefined();
    expect(explain(text), text).toBe(
      `This studio's prices are in ${own}. For other prices, change currency: in studio.yaml.`,
    );
  }
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

test.each([
  ["en-US", "USD", "$50"],
  ["es-CL", "CLP", "$50.000"],
  ["id-ID", "IDR", "Rp 500.000"],
  ["ja-JP", "JPY", "¥5,000"],
  ["ar-EG", "EGP", "500 ج.م."],
])("in %s, an example in %s is %s", (locale, currency, example) => {
  expect(toExampleMoney(50, { locale, currency })).toBe(example);
});
