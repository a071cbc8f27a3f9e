/** Finds things in a parsed YAML document. Positions are offsets in its text. */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type ParsedNode,
  type Scalar,
} from "yaml";

/** Keys and indexes (from 0) from the top of the file. */
export type Path = readonly (string | number)[];

/** The last node that exists along `path`, and its pair if it is the value of one. An alias is not followed. */
export function follow(document: Document, path: Path): { node?: Node | null; pair?: Pair } {
  let found: { node?: Node | null; pair?: Pair } = { node: document.contents };
  for (const step of path) {
    const { node } = found;
    const pair = isMap(node) ? node.items.find(({ key }) => nameOf(key) === String(step)) : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : (pair?.value ?? pair?.key);
    if (!item) return found;
    found = { node: item as Node, pair };
  }
  return found;
}

/** Values only, in the order of the file. */
export function findScalars(node: unknown, path: Path = []): { path: Path; node: Scalar }[] {
  if (isScalar(node)) return [{ path, node }];
  if (isMap(node)) return node.items.flatMap(({ key, value }) => findScalars(value, [...path, nameOf(key)]));
  return isSeq(node) ? node.items.flatMap((item, index) => findScalars(item, [...path, index])) : [];
}

export function nameOf(key: unknown): string {
  return String(isScalar(key) ? (key.value ?? "") : key);
}

export function startOf(node: unknown): number {
  return (node as ParsedNode | undefined)?.range?.[0] ?? 0;
}
