/** Money: the default currency, amounts as people write them in the studio's country, and amounts in its format. */

export const DEFAULT_CURRENCY = "USD";

export const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code);

/** How a studio writes money. */
export type MoneyConventions = { locale: string; currency: string };

/** `isExact`: the text is the amount alone, without `each`. */
export type Amount = { amount: number; isExact: boolean };

/** `$1,400`, `$79.50`, `1400 €` */
export function toMoney(amount: number, conventions: MoneyConventions): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : undefined;
  return formatOf(conventions, { minimumFractionDigits }).format(amount);
}

/** The same in characters that people type. */
export const toTypedMoney = (amount: number, conventions: MoneyConventions) =>
  toTyped(toMoney(amount, conventions));

/** Replaces non-breaking spaces and the full-width yen sign, which few keyboards have. */
const toTyped = (text: string) => text.replace(/\s/g, " ").replace("￥", "¥");

function formatOf(
  { locale, currency }: MoneyConventions,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: "currency", currency, ...options });
}

/**
 * Reads amounts by locale and currency. NumberParser of @internationalized/number does not fit: it takes `$79,50` for
 * 7950 in en-US, and `1.200 €` for 1.2 in pt-PT.
 */
export function makeMoneyReader(conventions: MoneyConventions) {
  const marks = marksOf(conventions);
  const { figure, toNumber } = makeFigureReader(conventions);
  const forms = toForms(toMoney(1, conventions).startsWith("$") ? ["$"] : marks, figure);
  const mark = anyOf(marks);

  /** The first amount counts: `from €320 the pair, €180 alone` is 320. Undefined without one, or after a minus. */
  function read(written: string): Amount | undefined {
    const text = written.normalize("NFKC");
    const [found] = forms
      .map((form) => form.exec(text))
      .filter((match) => match !== null)
      .sort((a, b) => a.index - b.index);
    const { amount, range } = found?.groups ?? {};
    if (!found || !amount || SIGNED.test(text.slice(0, found.index))) return undefined;
    return { amount: toNumber(amount), isExact: found[0] === text.replace(/\.$/, "") && !range };
  }

  /** Says what to do about an amount in another currency; undefined when there is none. */
  function explainOther(written: string): string | undefined {
    const isOwn = new RegExp(`^(?:${mark})$`, "iu");
    const other = [...written.normalize("NFKC").matchAll(otherMoney())].find(
      ({ groups = {} }) => !isOwn.test(groups.before ?? groups.after ?? ""),
    );
    return (
      other &&
      `This studio's prices are in ${nameOf(conventions)}. For other prices, change currency: in studio.yaml.`
    );
  }

  return { read, explainOther };
}

/** A minus right before an amount: `-$200`, but not `small - $200`. */
const SIGNED = /(^|\s)[-–−+]$|^[-–−+]\s*$/;

/** Numbers in the locale: how they look, as the source of a regular expression, and what they are. */
function makeFigureReader(conventions: MoneyConventions) {
  const format = formatOf(conventions);
  const parts = format.formatToParts(1234567.5);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const decimal = partOf("decimal") === "," ? "," : ".";
  const space = decimal === "," || /\s/.test(partOf("group")) ? " " : "";
  const group = `[${decimal === "," ? "." : ","}'’′${space}]`;
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const cents = digits > 0 ? `(?:[${decimal}]\\d{1,${digits}})?` : "";
  return {
    figure: `(?:\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}|\\d+)${cents}`,
    toNumber: (text: string) => Number(text.replace(new RegExp(group, "g"), "").replace(decimal, ".")),
  };
}

/** `CHF 120` and `1’200 CHF`, where the cents may be a dash. A dollar sign comes first; one at the end is refused. */
function toForms(marks: readonly string[], figure: string): RegExp[] {
  const mark = anyOf(marks);
  const dash = "(?:[.,:][-–—]+)?";
  const before = `(?<!\\p{L})(?:${mark})\\s*(?<amount>${figure})${dash}(?!['’′]?[\\d.,]*\\d|k)`;
  const after = `(?<![\\p{L}\\d.,'’′])(?<amount>${figure})(?<range>\\s*[-–—]\\s*${figure})?${dash}\\s*(?:${mark})(?!\\p{L})`;
  return (marks.length === 1 ? [before] : [before, after]).map((form) => new RegExp(form, "iu"));
}

/** Spellings that Intl does not know. */
const ALSO: Record<string, string[]> = { CHF: ["Fr.", "SFr."], USD: ["US$"] };

/** How people mark an amount in the currency: `€`, `EUR`, `euros`. */
function marksOf(conventions: MoneyConventions): string[] {
  const displays = ["symbol", "narrowSymbol", "code", "name"] as const;
  const known = [conventions.locale, "en"].flatMap((locale) =>
    displays.flatMap((display) =>
      [1, 2].map((amount) => markOf({ ...conventions, locale }, display, amount)),
    ),
  );
  const all = [...known, ...(ALSO[conventions.currency] ?? [])].flatMap((mark) => [
    toTyped(mark),
    // `US dollars` is also `dollars`, and `kr.` is also `kr`.
    mark.replace(/^.* |\.$/g, ""),
  ]);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}

function markOf(
  conventions: MoneyConventions,
  currencyDisplay: Intl.NumberFormatOptions["currencyDisplay"],
  amount: number,
) {
  const parts = formatOf(conventions, { currencyDisplay }).formatToParts(amount);
  return parts.find(({ type }) => type === "currency")?.value ?? conventions.currency;
}

const nameOf = (conventions: MoneyConventions) => markOf({ ...conventions, locale: "en" }, "name", 2);

/** Amounts in any currency. */
function otherMoney(): RegExp {
  const mark = `[A-Z]{0,3}\\p{Sc}|${Intl.supportedValuesOf("currency").join("|")}|kr|zł|Kč|Fr\\.|円|元`;
  const figure = "\\d[\\d.,'’′ ]*";
  return new RegExp(`(?<!\\p{L})(?<before>${mark})\\s*${figure}|${figure}(?<after>${mark})(?!\\p{L})`, "gu");
}

const anyOf = (marks: readonly string[]) => marks.map((mark) => mark.replace(/[.$]/g, "\\$&")).join("|");
