/**
 * Typesets the texts of a file in the American style: “quotes”, ’ in words, 2–3, 2 × 4, and no break in 3 days. Pages,
 * islands, cards and data files all read the result.
 */
import { retext } from "retext";
import retextSmartypants from "retext-smartypants";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import { UNGROUPED_DOLLARS } from "#domain/money.ts";
import { mapTexts } from "../schema-fields.ts";
import { reader } from "./markdown.ts";

/** Copies `data`, which may be invalid, with its texts typeset. */
export function setTexts(data: unknown, schema: z.ZodType): unknown {
  return mapTexts(data, schema, ({ text, kind }) => {
    if (kind === "file") return text;
    return kind === "prose" ? typeset(text.normalize()) : setMarkdown(text.normalize());
  });
}

/** Typesets each paragraph as a whole, across links and emphasis. Markup, code and addresses stay as typed. */
export function setMarkdown(markdown: string): string {
  let set = "";
  let end = 0;
  visit(reader.parse(markdown), ["paragraph", "heading", "tableCell"], (block) => {
    const places: { start: number; stop: number }[] = [];
    visit(block, ["text", "inlineCode"], ({ position }) => {
      if (position) places.push({ start: position.start.offset ?? 0, stop: position.end.offset ?? 0 });
    });
    const pieces = typesetRun(places.map(({ start, stop }) => markdown.slice(start, stop)));
    for (const [index, { start, stop }] of places.entries()) {
      set += markdown.slice(end, start) + pieces[index];
      end = stop;
    }
  });
  return set + markdown.slice(end);
}

/** Typesets plain text: neither HTML nor Markdown. */
export function typeset(text: string): string {
  return typesetRun([text]).join("");
}

/** Typesets the pieces of one paragraph, each in the context of its neighbors: `"`, `stop`, `"`. */
function typesetRun(pieces: readonly string[]): string[] {
  const text = pieces.join("");
  if (HAS_OTHER_SCRIPT.test(text)) return [...pieces];
  const signs = replaceSigns(text);
  let start = 0;
  return pieces.map(({ length }) => {
    const piece = signs.slice(start, start + length);
    start += length;
    return piece.replace(UNGROUPED_DOLLARS, ",");
  });
}

/** Other scripts have their own quotes and ranges. Written right to left, `2–3` would appear reversed. */
const HAS_OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Addresses, and the code and escapes of Markdown. */
const ADDRESS = /(?<![^\s"])[^\s"]*(?:@|:\/\/|www\.)[^\s"]*|`[^`]*`|\\./g;
const IN_WORD = /(?<=\p{L})'(?=\p{L})/gu;
/** The x between two sides: `2 x 4`, `2"x4"`; not in `0x10` or `x2`. */
const BY = /(?<=[\d¼½¾]["″]?\s?)(?<!\b0)x(?=\s?[\d¼½¾])/gi;
const DASH = /(?<=\S )-(?= \S)/g;
const UNIT = "in|inch|inches|ft|feet|foot|cm|mm|hours?|hrs?|min|minutes?|days?|weeks?|months?|years?|am|pm";
const BEFORE_UNIT = new RegExp(`(?<=[\\d¼½¾]\\+?)[ \n](?=(?:${UNIT})\\b)|(?<=\\bNo\\.) (?=\\d)`, "g");

/** Replaces one character with one, so that the text keeps its length. Leaves addresses alone. */
function replaceSigns(text: string): string {
  const safe = text
    .replace(IN_WORD, "’")
    .replace(RANGE, (range, ...groups) => (isRange(groups.at(-1)) ? range.replace("-", "–") : range))
    .replace(BY, "×")
    .replace(DASH, "–");
  const set = setQuotes(safe).replace(BEFORE_UNIT, "\u00a0");
  return [...text.matchAll(ADDRESS)].reduce(
    (whole, { 0: address, index }) => whole.slice(0, index) + address + whole.slice(index + address.length),
    set,
  );
}

const smartypants = retext().use(retextSmartypants, { ellipses: false, dashes: false, backticks: false });
/** The apostrophe of a shortened word: `'til`, `the '90s`, `rock 'n' roll`. */
const SHORTENED = /(?<!\S)'(?=(?:\d\ds|til|tis|twas|em|cause|round|n)\b)/gi;
/** Not the sign between thousands in `1'200`. */
const FEET = /(?<=\d)'(?=\d{1,2}(?!\d))/g;

/** Captures the figure before it. */
const QUOTE = /(?<=([\d¼½¾])?)"/g;

function setQuotes(text: string): string {
  let isQuoted = false;
  const known = text
    .replace(QUOTE, (sign, figure) => {
      if (!figure) isQuoted = !isQuoted;
      return figure && !isQuoted ? "″" : sign;
    })
    .replace(FEET, "′")
    .replace(SHORTENED, "’");
  return String(smartypants.processSync(known));
}

const FIGURE = String.raw`(?:\d+(?:[.,]\d+)*)?[¼½¾]?`;
/** `2-3`, `€20-€50`, `2½-3`, `10am-6pm`; not part of a date or of a longer number. */
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/–-])(?<sign>\p{Sc}?)(?<from>${FIGURE})(?<half>[ap]m)?-\p{Sc}?(?<to>${FIGURE})(?![\p{N}/-]|[.,]\d)`,
  "gu",
);

type Range = Record<"sign" | "from" | "to", string> & { half?: string };

/** Accepts ascending figures, but no telephone number such as 555-0110 or 555-1234. */
function isRange({ sign, from, to, half }: Range): boolean {
  if (!from || !to || /^0\d/.test(from) || /^0\d/.test(to)) return false;
  if (half) return true;
  if (!sign && /^\d{3}$/.test(from) && /^\d{4}$/.test(to)) return false;
  return toNumber(from) < toNumber(to);
}

function toNumber(figure: string): number {
  const fraction = ["¼", "½", "¾"].findIndex((sign) => figure.endsWith(sign)) + 1;
  return Number(figure.replace(/[¼½¾]$/, "").replaceAll(",", "")) + fraction / 4;
}
