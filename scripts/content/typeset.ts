/**
 * Typesets the texts of a file: “quotes”, ’ in words, 2 × 4, and no break in 3 days. Pages, islands, cards and data files
 * all read the result.
 */
import { retext } from "retext";
import retextSmartypants from "retext-smartypants";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import { mapTexts } from "./schema-fields.ts";
import { reader } from "./texts.ts";

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
    const spans: { start: number; stop: number; isCode: boolean }[] = [];
    visit(block, ["text", "inlineCode"], ({ type, position }) => {
      const [start = 0, stop = 0] = [position?.start.offset, position?.end.offset];
      spans.push({ start, stop, isCode: type === "inlineCode" });
    });
    const typed = spans.map(({ start, stop }) => markdown.slice(start, stop));
    // Code counts as one word: its quotes do not belong to the sentence.
    const pieces = typesetRun(
      typed.map((text, index) => (spans[index]?.isCode ? "a".repeat(text.length) : text)),
    );
    for (const [index, { start, stop, isCode }] of spans.entries()) {
      set += markdown.slice(end, start) + (isCode ? typed[index] : pieces[index]);
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
  const set = HAS_OTHER_SCRIPT.test(text) ? text : replaceSigns(text);
  let start = 0;
  return pieces.map(({ length }) => {
    start += length;
    return set.slice(start - length, start);
  });
}

/** Other scripts have their own quotes: the sign in the Hebrew `צה"ל` is not one. */
const HAS_OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Addresses, with or without `https://`, and the escapes of Markdown. */
const ADDRESS = /(?<![^\s"])[^\s"]*(?:@|:\/\/|www\.|\.\p{L}{2,}\/)[^\s"]*|\\./gu;
/** The x between two sides: `2 x 4`, `2"x4"`; not in `0x10` or `x2`. */
const BY = /(?<=[\d¼½¾][”″]?\s?)(?<!\b0)x(?=\s?[\d¼½¾])/gi;
const UNIT = "in|inch|inches|ft|feet|foot|cm|mm|hours?|hrs?|min|minutes?|days?|weeks?|months?|years?|am|pm";
const BEFORE_UNIT = new RegExp(`(?<=[\\d¼½¾]\\+?)[ \n](?=(?:${UNIT})\\b)`, "g");

const smartypants = retext().use(retextSmartypants, { ellipses: false, dashes: false, backticks: false });

/** Replaces one character with one, so that the text keeps its length. Leaves addresses alone. */
function replaceSigns(text: string): string {
  const set = String(smartypants.processSync(text)).replace(BY, "×").replace(BEFORE_UNIT, "\u00a0");
  return [...text.matchAll(ADDRESS)].reduce(
    (whole, { 0: address, index }) => whole.slice(0, index) + address + whole.slice(index + address.length),
    set,
  );
}
