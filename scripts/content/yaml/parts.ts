/** Cutting YAML text by its indentation alone: it works on text that no parser can read. */

/** Whole lines `from` to `to` (exclusive, from 0), but of the first one only what follows `start` characters. */
export type Part = { from: number; to: number; start: number; depth: number };

/** No content nests deeper; text that does is no content. */
const DEEPEST = 8;

/** The part's text by itself, in the columns that it has in the file. */
export function textOf({ from, to, start }: Part, lines: readonly string[]): string {
  const text = lines.slice(from, to).join("\n");
  return " ".repeat(start) + text.slice(start);
}

/** Whether the line (by index) stands between two that share another indentation. */
export function isStray(index: number, lines: readonly string[]): boolean {
  const indents = lines.map((line) => line.search(/\S/));
  const above = indents.slice(0, index).findLast((indent) => indent >= 0);
  const below = indents.slice(index + 1).find((indent) => indent >= 0);
  return above === below && above !== indents[index];
}

/** The entries of a list or the pairs of a map; none when the part is no more than a value. */
export function partsOf(part: Part, lines: readonly string[]): Part[] {
  const inside = part.depth === 0 ? { ...part, depth: 1 } : withoutHeader(part, lines);
  return inside ? split(inside, lines) : [];
}

/** An entry without its dash; what stands below a key; nothing when the value is on the key's own line. */
function withoutHeader({ from, to, start, depth }: Part, lines: readonly string[]): Part | undefined {
  if (depth === DEEPEST) return undefined;
  const first = " ".repeat(start) + (lines[from] ?? "").slice(start);
  const dash = /^ *- +(?=\S)/.exec(first);
  if (dash) return { from, to, start: dash[0].length, depth: depth + 1 };
  return /^ *[^\s#'":]+:\s*(#.*)?$/.test(first)
    ? { from: from + 1, to, start: 0, depth: depth + 1 }
    : undefined;
}

/** At the lines of the least indentation; a line indented by tabs belongs to the one above it. */
function split(part: Part, lines: readonly string[]): Part[] {
  const indents = new Map<number, number>();
  for (let index = part.from; index < part.to; index += 1) {
    const start = index === part.from ? part.start : 0;
    const indent = /^ *(?=[^\s#])/.exec(" ".repeat(start) + (lines[index] ?? "").slice(start));
    if (indent) indents.set(index, indent[0].length);
  }
  const least = Math.min(...indents.values());
  const starts = [...indents.keys()].filter((index, order) => order === 0 || indents.get(index) === least);
  return starts.map((from, order) => ({
    from,
    to: starts[order + 1] ?? part.to,
    start: from === part.from ? part.start : 0,
    depth: part.depth,
  }));
}
