/** Typesets every text in a file, so that pages, islands, cards and data files all read the same. */
import { visit } from "unist-util-visit";
import type { z } from "zod";
import { mapTexts } from "../schema-fields.ts";
import { reader } from "./markdown.ts";
import { typeset, typesetRun } from "./typeset.ts";

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
