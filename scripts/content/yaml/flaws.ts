/** Mistakes that leave the YAML readable: keys that stand twice, unknown tags, aliases of nothing. */
import { type Document, Scalar, visit, type YAMLMap } from "yaml";
import type { Mistake, Position } from "../problem.ts";
import { nameOf, startOf } from "./nodes.ts";
import { quoted } from "./spelling.ts";

type Locate = (offset: number) => Position;

/** Each key that stands twice in its map, with both lines. */
export function findRepeatedKeys(document: Document, locate: Locate): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Map(_, map) {
      mistakes.push(...repeatedIn(map, locate));
    },
  });
  return mistakes;
}

/** When the first key comes again, or several in a row, a dash is missing: that is one mistake. */
function repeatedIn({ items }: YAMLMap, locate: Locate): Mistake[] {
  const first = new Map<string, unknown>();
  for (const { key } of items) if (!first.has(nameOf(key))) first.set(nameOf(key), key);
  const keys = items.map(({ key }) => key);
  const isRepeated = (key: unknown) => key !== undefined && first.get(nameOf(key)) !== key;
  const repeated = keys.filter(isRepeated);
  const dashMissing = keys.some((key, index) => {
    return isRepeated(key) && (isRepeated(keys[index + 1]) || nameOf(key) === nameOf(keys[0]));
  });
  const remedy = dashMissing ? 'If a new entry begins here, it needs a "- ".' : "Remove one of the two.";
  return (dashMissing ? repeated.slice(0, 1) : repeated).map((key) => {
    const { line } = locate(startOf(first.get(nameOf(key))));
    return {
      ...locate(startOf(key)),
      message: `The key ${nameOf(key)} stands in line ${line} already. ${remedy}`,
    };
  });
}

/**
 * Values that mean nothing, because an unquoted text begins with `!` or `*`.
 * Aliases of nothing become blank values, so that the rest can be read.
 */
export function blankUnresolved(document: Document, locate: Locate): Mistake[] {
  const mistakes = document.warnings.map(({ pos, message }) => {
    const remedy = "If it belongs to the text, put quotes around the whole text.";
    return {
      ...locate(pos[0]),
      message: `${message.replace(/^Unresolved tag: (tag:yaml.org,2002:)?/, (_, core) => `Unknown tag ${core ? "!!" : ""}`)}. ${remedy}`,
    };
  });
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      const text = quoted(`*${alias.source}`);
      const message = `*${alias.source} refers to nothing. If it is a text, put quotes around it: ${text}`;
      mistakes.push({ ...locate(startOf(alias)), message });
      return Object.assign(new Scalar(null), { range: alias.range });
    },
  });
  return mistakes;
}
