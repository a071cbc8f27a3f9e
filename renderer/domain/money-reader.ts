/** Reads amounts as people write them in the studio's locale and currency. What may mean another amount is refused. */
import { allMarks, isLetter, marksOf, multipliersOf, nameOf } from "./currencies.ts";
import { formatOf, type MoneyConventions, toMoney, toTyped } from "./money.ts";

/** `isExact`: the text is the amount alone, without `each`. */
type Amount = { amount: number; isExact: boolean };

/**
 * Makes the functions that read amounts. NumberParser of @internationalized/number does not fit: it takes `$79,50` for
 * 7950 in en-US, and `1.200 €` for 1.2 in pt-PT.
 */
export function makeMoneyReader(conventions: MoneyConventions) {
  const findNumbers = makeFinder(conventions);

  /** Says what to do about an amount in another currency; undefined when there is none. */
  function explainOther(written: string): string | undefined {
    if (!findNumbers(toTyped(written)).some(({ isOther }) => isOther)) return undefined;
    return `This studio's prices are in ${nameOf(conventions)}. For other prices, change currency: in studio.yaml.`;
  }

  /** Says what to do about an amount in another currency, or one that may mean something else. */
  function explain(written: string): string | undefined {
    const other = explainOther(written);
    if (other || !findNumbers(toTyped(written)).some(({ isDoubtful }) => isDoubtful)) return other;
    return `Write amounts in digits and apart from words, such as ${toTyped(toMoney(12_345.4, conventions))}.`;
  }

  /** Reads the first amount: `from €320 the pair, €180 alone` is 320. Returns undefined without one, or after a minus. */
  function read(written: string): Amount | undefined {
    const text = toTyped(written);
    const first = findNumbers(text).find(({ isMoney }) => isMoney);
    if (first?.amount === undefined || first.isSigned || explain(written)) return undefined;
    return {
      amount: first.amount,
      isExact: !first.isRange && [first.whole, `${first.whole}.`].includes(text),
    };
  }

  return { read, explain, explainOther };
}

/** Finds each number in a text. It has an amount if nothing around it says that it means another. */
function makeFinder(conventions: MoneyConventions) {
  const pattern = makePattern(conventions);
  const toAmount = makeFigureReader(conventions);
  return (text: string) =>
    [...text.matchAll(pattern)].map(({ 0: whole, groups: found = {} }) => {
      const { figure = "", until = figure, stuck = "", glued = "", times } = found;
      const isMoney = Boolean(found.before || found.after || found.cents) || /\p{Sc}/u.test(stuck + glued);
      const isClear = !stuck && !glued && !times && toAmount(until) !== undefined;
      const amount = isClear ? toAmount(figure) : undefined;
      return {
        ...{ whole, amount, isMoney },
        isRange: Boolean(found.until),
        isSigned: Boolean(found.sign || found.minus),
        isOther: Boolean(found.otherBefore || found.otherAfter),
        // The `t` of `2 t` may stand for hours.
        isDoubtful: isMoney ? amount === undefined : times !== undefined && !isLetter(times),
      };
    });
}

/** Reads a number whose thousands and cents are as the locale writes them, or that has neither. */
function makeFigureReader(conventions: MoneyConventions): (figure: string) => number | undefined {
  const { maximumFractionDigits: digits = 0 } = formatOf(conventions).resolvedOptions();
  const parts = formatOf(conventions, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const typed = (type: string) => toTyped(parts.find((part) => part.type === type)?.value ?? "");
  const decimal = typed("decimal") === "," ? "," : ".";
  const space = decimal === "," || typed("group") === " " ? " " : "";
  const group = `(?<group>[${decimal === "," ? "." : ","}${APOSTROPHES}${space}])`;
  const grouped = `[1-9]\\d{0,2}${group}(?:\\d{2,3}\\k<group>)*\\d{3}`;
  const cents = `[${decimal}](?<cents>${digits > 0 ? `\\d{1,${digits}}` : "00?"})`;
  const form = new RegExp(`^(?<whole>${grouped}|\\d+)(?:${cents})?$`);
  return (figure) => {
    const { whole, cents = "0" } = form.exec(figure)?.groups ?? {};
    return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, "")}.${cents}`);
  };
}

const APOSTROPHES = "'’′`´";
const NUMBER = String.raw`\d+(?:[.,:${APOSTROPHES}]\d+| \d{3}(?!\d))*`;

/** No `kr` in `krona`, and no `2 $` in `2 $40`. Scripts without spaces between words need no end. */
const END = String.raw`(?!\d)(?!(?<=[\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}])\p{L})`;

/** Matches each number with what is around it: `1.200–1.500 €`, `CHF 120.–`, `US$80`, `Rp 500rb`. */
function makePattern(conventions: MoneyConventions): RegExp {
  const own = inAnyCase(anyOf(marksOf(conventions)));
  const multiplier = inAnyCase(anyOf(multipliersOf(conventions)));
  const other = String.raw`\p{sc=Latin}*\p{Sc}|${anyOf(allMarks())}`;
  const startOfWord = String.raw`(?<![\p{L}\d])`;
  const startOfSign = String.raw`(?<![\p{sc=Latin}\d])(?=\p{Sc})`;
  const parts = [
    "(?<sign>(?<=^|\\s)[-–−+]|^[-–−+] )?",
    // A mark, or else a character that touches the number.
    `(?:(?<before>(?:${startOfWord}|${startOfSign})(?:(?:${own}) ?)+)`,
    `|(?<otherBefore>${startOfWord}(?:${other}) ?(?:(?:${own}) ?)*)`,
    String.raw`|(?<stuck>[\p{L}\p{No}\p{Sc}.,]))?`,
    // One number or two, and a dash in place of cents.
    `(?<minus>[-−])?(?<figure>${NUMBER})(?: ?[-–—~〜] ?(?<until>${NUMBER}))?`,
    String.raw`(?<cents>[.,:/] ?[-–—=]+(?![\p{L}\d]))?`,
    // A multiplier, then a mark, then whatever else touches the number.
    `(?: ?(?!(?:${own})${END})(?<times>${multiplier})${END})?`,
    `(?<after>(?: ?(?:${own})${END})+)?`,
    String.raw`(?:(?<otherAfter> ?(?:${other})${END})|(?<=\d)(?=(?<glued>[\p{L}\p{N}\p{Sc}_%]))|)`,
  ];
  return new RegExp(parts.join(""), "gu");
}

/** Matches any of the words, the longest first, so that `US$` is not read as `US`. Each may end with a dot. */
const anyOf = (words: readonly string[]) =>
  [...new Set(words.map((word) => toTyped(word).replace(/\.$/, "")))]
    .sort((a, b) => b.length - a.length)
    .map((word) => `${word.replace(/[$./()[\]]/g, "\\$&")}\\.?`)
    .join("|");

const inAnyCase = (source: string) =>
  source.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
