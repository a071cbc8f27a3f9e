/** Sets the type of every text in a file, so that pages, islands, cards and data files all read the same. */
import { visit } from "unist-util-visit";
import type { z } from "zod";
import { reader } from "../checks/markdown.ts";
import { findTexts } from "../prose/field.ts";
import { valueAt } from "../subject.ts";
import { typeset, typesetRun } from "./typeset.ts";

/** Reads valid data again, with its texts set; `fill` goes first. */
export function setTexts<T>(data: unknown, schema: z.ZodType<T>, fill = (text: string) => text): T {
  const whole = structuredClone(data);
  for (const { path, text, kind } of findTexts(data, schema)) {
    if (kind === "file") continue;
    const set = kind === "prose" ? typeset : setMarkdown;
    Object(valueAt(whole, path.slice(0, -1)))[path.at(-1) ?? ""] = set(fill(text.normalize()));
  }
  return schema.parse(whole);
}

/** Reads each paragraph across its links and stresses. Markup, code and addresses stay as typed. */
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
