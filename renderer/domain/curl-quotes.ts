/** Curly quotes and apostrophes for English, and primes for feet and inches. */

/** Words that lost their beginning: `'til`, `the '90s`, `rock 'n' roll`. */
const SHORTENED = /^'(?:\d\ds\b|(?:til|tis|twas|em|cause|round)\b|n')/i;

/** After these a quotation may begin. */
const BEFORE_OPENING = /[\s([{/“‘–—-]/;
const AFTER_OPENING = /[^\s.,;:!?)\]}”’]|\.\.\.|…/y;

/** The text keeps its length. */
export function curlQuotes(text: string): string {
  let set = "";
  const open = new Set<string>();
  for (const [index, sign] of [...text.split("")].entries()) {
    set += sign === '"' || sign === "'" ? curl(sign, { text, index, before: set.at(-1) ?? " ", open }) : sign;
  }
  return set;
}

type Context = { text: string; index: number; before: string; open: Set<string> };

function curl(sign: '"' | "'", { text, index, before, open }: Context): string {
  const isDouble = sign === '"';
  const rest = text.slice(index);
  if (!isDouble && (SHORTENED.test(rest) || (before === "n" && /^'\s/.test(rest) && text[index - 2] === "'")))
    return "’";
  if (opens(rest, before) && (isDouble || /[^\s\d]'(?!\p{L})/u.test(rest.slice(1)))) {
    open.add(sign);
    return isDouble ? "“" : "‘";
  }
  if (!open.delete(sign) && /[\d¼½¾]/.test(before)) return isDouble ? "″" : "′";
  return isDouble ? "”" : "’";
}

function opens(rest: string, before: string): boolean {
  AFTER_OPENING.lastIndex = 1;
  return BEFORE_OPENING.test(before) && AFTER_OPENING.test(rest);
}
