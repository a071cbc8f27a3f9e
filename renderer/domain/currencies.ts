/** Currencies as people write them: what Intl knows from Unicode's CLDR, and what it does not. */
import type { MoneyConventions } from "./money.ts";

/**
 * `zeros` is roughly how many more digits a price has than in dollars. `marks` are signs and words that CLDR lacks in some
 * locale, and words such as `kr`, by which an amount of another country is known. Most signs are those of
 * https://en.wikipedia.org/wiki/Currency_symbol; the words, such as `грн`, have no single source.
 */
type Currency = { zeros?: number; marks?: string[] };

const CURRENCIES: Record<string, Currency> = {
  AED: { marks: ["Dh", "Dhs", "درهم", "دراهم"] },
  ARS: { zeros: 3, marks: ["AR$"] },
  AUD: { marks: ["AU$"] },
  BGN: { marks: ["лв", "лева"] },
  BRL: { marks: ["reais"] },
  CAD: { marks: ["C$", "CDN", "CDN$", "Can$", "CA"] },
  CHF: { marks: ["Fr", "SFr", "Franken"] },
  CLP: { zeros: 3 },
  CNY: { zeros: 1, marks: ["元", "块", "RMB"] },
  COP: { zeros: 3, marks: ["COL$"] },
  CRC: { zeros: 2, marks: ["colones"] },
  CZK: { zeros: 1, marks: ["Kč", "Kc", "korun"] },
  DKK: { zeros: 1, marks: ["kr"] },
  EGP: { zeros: 1, marks: ["LE", "L.E.", "جنيه"] },
  HKD: { zeros: 1, marks: ["元"] },
  HUF: { zeros: 2, marks: ["Ft"] },
  IDR: { zeros: 4, marks: ["Rp"] },
  ILS: { marks: ['ש"ח', "ש״ח", "שקל", "שקלים", "NIS"] },
  INR: { zeros: 2, marks: ["Rs", "₨", "रुपये", "रुपए"] },
  IRR: { zeros: 6, marks: ["﷼", "ریال"] },
  ISK: { zeros: 2, marks: ["kr"] },
  JPY: { zeros: 2, marks: ["円"] },
  KES: { zeros: 2, marks: ["KSh", "KShs"] },
  KRW: { zeros: 3, marks: ["원"] },
  KZT: { zeros: 2, marks: ["тг", "тенге"] },
  MAD: { zeros: 1, marks: ["Dh", "Dhs"] },
  MXN: { zeros: 1, marks: ["Mex$", "MN", "M.N."] },
  MYR: { marks: ["RM"] },
  NGN: { zeros: 3, marks: ["N"] },
  NOK: { zeros: 1, marks: ["kr"] },
  PEN: { marks: ["S/"] },
  PHP: { zeros: 1, marks: ["P"] },
  PKR: { zeros: 2, marks: ["Rs", "₨"] },
  PLN: { marks: ["zł", "zl", "złote", "złotych"] },
  PYG: { zeros: 3, marks: ["Gs", "guaraníes"] },
  RON: { marks: ["lei", "de lei"] },
  RSD: { zeros: 2, marks: ["din", "dinara", "дин"] },
  RUB: { zeros: 2, marks: ["р", "руб", "рубля", "рублей"] },
  RWF: { zeros: 3, marks: ["FRw"] },
  SAR: { marks: ["SR", "﷼", "ريال"] },
  SEK: { zeros: 1, marks: ["kr"] },
  SGD: { marks: ["S$", "SG$"] },
  THB: { zeros: 1, marks: ["บาท"] },
  TRY: { zeros: 1, marks: ["TL", "Türk lirası"] },
  TWD: { zeros: 1, marks: ["元", "NT", "NTD"] },
  UAH: { zeros: 1, marks: ["грн", "гривень"] },
  UGX: { zeros: 3, marks: ["USh"] },
  USD: { marks: ["US", "US$"] },
  UYU: { zeros: 1, marks: ["$U"] },
  VND: { zeros: 4, marks: ["đ", "VNĐ", "đồng"] },
  ZAR: { zeros: 1, marks: ["R"] },
};

/** Scales a price in dollars to the usual size of prices in the currency, without an exchange rate. */
export const scaleDollars = (dollars: number, currency: string) =>
  dollars * 10 ** (CURRENCIES[currency]?.zeros ?? 0);

/** Lists how people mark an amount in the currency: `€`, `EUR`, `euros`. */
export function marksOf(conventions: MoneyConventions): string[] {
  const displays = ["symbol", "narrowSymbol", "code", "name"] as const;
  const known = localesOf(conventions).flatMap((locale) =>
    displays.flatMap((display) =>
      [1, 2, 5].map((amount) => markOf({ ...conventions, locale }, display, amount)),
    ),
  );
  // `US dollars` is also `dollars`.
  const words = [1, 2].map((amount) => nameOf(conventions, amount).replace(/^.* /, ""));
  return [...known, ...words, ...writtenMarksOf(conventions.currency)];
}

/** Lists the marks of all currencies, in letters and signs. Leaves out the R of the rand, which may be a size or an initial. */
export function allMarks(): string[] {
  const codes = Intl.supportedValuesOf("currency");
  return [...codes, ...codes.flatMap(writtenMarksOf)].filter((mark) => !isLetter(mark));
}

/** Whether it is one letter of an alphabet, with or without a dot. */
export const isLetter = (word: string) => /^[\p{sc=Latin}\p{sc=Cyrl}]\.?$/u.test(word);

/** `US dollars` */
export const nameOf = ({ currency }: MoneyConventions, amount = 2) =>
  markOf({ locale: "en", currency }, "name", amount);

/** Lists the words that multiply a number before them, such as `rb`, `mil` and `万`. */
export function multipliersOf(conventions: MoneyConventions): string[] {
  const numbers = [1e3, 2e3, 5e3, 1e4, 1e5, 1e6, 2e6, 5e6, 1e7];
  const known = localesOf(conventions).flatMap((locale) =>
    (["short", "long"] as const).flatMap((compactDisplay) => {
      const format = new Intl.NumberFormat(locale, { notation: "compact", compactDisplay });
      return numbers.flatMap((number) => partOf(format, number, "compact") ?? []);
    }),
  );
  return [...known, ..."hundred lakh lac crore ngàn tr 十 百 千 십 백".split(" ")];
}

/** Lists the studio's own locale, one of the country in the currency's first two letters, and English. */
function localesOf({ locale, currency }: MoneyConventions): string[] {
  const { language, region } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize();
  return [...new Set([locale, `${language}-${region}`, "en"])];
}

function markOf({ locale, currency }: MoneyConventions, currencyDisplay: Display, amount: number): string {
  const options = { style: "currency", currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  return partOf(new Intl.NumberFormat(locale, options), amount, "currency") ?? currency;
}

type Display = Intl.NumberFormatOptions["currencyDisplay"];

const partOf = (format: Intl.NumberFormat, number: number, wanted: Intl.NumberFormatPartTypes) =>
  format.formatToParts(number).find(({ type }) => type === wanted)?.value;

const writtenMarksOf = (currency: string) => CURRENCIES[currency]?.marks ?? [];
