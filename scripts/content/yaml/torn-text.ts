/** A text between braces that its own comma cuts in two: in `{ value: slower, kinder }` the second half is a key. */
import { type Document, isMap, isScalar, type Pair, type ParsedNode, Scalar } from "yaml";
import { follow, nameOf, type Path, startOf } from "./nodes.ts";

/** `offset` is where the whole text begins. */
export type TornText = { key: string; text: string; offset: number };

/** The text that the key at `path` is a half of; nothing when it is a key with a colon. `source` is the whole file. */
export function findTornText(document: Document, source: string, path: Path): TornText | undefined {
  const { node } = follow(document, path.slice(0, -1));
  if (!isMap(node) || !node.flow) return undefined;
  const index = node.items.findIndex(({ key }) => nameOf(key) === String(path.at(-1)));
  if (index < 0 || hasColon(node.items[index])) return undefined;
  const first = node.items.slice(0, index).findLastIndex(hasColon);
  const head = node.items[first];
  if (!isScalar(head?.value) || head.value.value === null) return undefined;
  const following = node.items.slice(first + 1);
  const next = following.findIndex(hasColon);
  const last = (next < 0 ? following : following.slice(0, next)).at(-1);
  const offset = startOf(head.value);
  const isPlain = head.value.type === Scalar.PLAIN;
  const begin = isPlain ? "" : String(head.value.value);
  const text = begin + source.slice(isPlain ? offset : endOf(head.value), endOf(last?.key));
  return { key: nameOf(head.key), text, offset };
}

function hasColon(pair?: Pair): boolean {
  return pair !== undefined && pair.value !== null;
}

function endOf(node: unknown): number {
  return (node as ParsedNode | undefined)?.range?.[1] ?? 0;
}
