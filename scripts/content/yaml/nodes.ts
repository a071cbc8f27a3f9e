/** Finding things in a parsed YAML document. Positions are offsets in its text. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type ParsedNode } from "yaml";

/** Keys and indexes (from 0) from the top of the file. */
export type Path = readonly (string | number)[];

/** The last node that exists along `path`, and the pair that it is the value of. */
export function follow(document: Document, path: Path): { node?: Node | null; pair?: Pair } {
  let found: { node?: Node | null; pair?: Pair } = { node: document.contents };
  for (const step of path) {
    const within = isAlias(found.node) ? found.node.resolve(document) : found.node;
    if (isMap(within)) {
      const pair = pairOf(within.items, step);
      if (!pair) return found;
      found = { node: (pair.value ?? pair.key) as Node, pair };
    } else {
      const item = isSeq(within) ? within.items[Number(step)] : undefined;
      if (!item) return found;
      found = { node: item as Node };
    }
  }
  return found;
}

/** Of a key that stands twice the last one counts, as it does in the data. */
function pairOf(pairs: readonly Pair[], step: string | number): Pair | undefined {
  return pairs.findLast(({ key }) => nameOf(key) === String(step));
}

/** The path of whatever begins last at or before `offset`. */
export function pathTo(document: Document, offset: number): Path {
  const path: (string | number)[] = [];
  let node: unknown = document.contents;
  while (isMap(node) || isSeq(node)) {
    const starts: { step: string | number; start: number; value: unknown }[] = isMap(node)
      ? node.items.map(({ key, value }) => ({ step: nameOf(key), start: startOf(key), value }))
      : node.items.map((value, step) => ({ step, start: startOf(value), value }));
    const last = starts.findLast(({ start }) => start <= offset);
    if (!last) return path;
    path.push(last.step);
    node = last.value;
  }
  return path;
}

/** The name that plain data gives to a key. */
export function nameOf(key: unknown): string {
  return String(isScalar(key) ? (key.value ?? "") : key);
}

export function startOf(node: unknown): number {
  return (node as ParsedNode | undefined)?.range?.[0] ?? 0;
}
