/** Writes values as YAML, the way people write it. */
import { Document, isScalar, isSeq, Scalar, visit } from "yaml";

/** Longer texts are folded over several lines. */
const LINE_WIDTH = 100;

/** Writes a value on lines of its own, each after `indent` spaces. */
export function writeLines(value: unknown, indent: number): string {
  const document = new Document(value);
  visit(document, { Pair: (_, pair) => styleValue(pair.value, String(pair.key)) });
  const text = document.toString({ singleQuote: true, lineWidth: LINE_WIDTH, flowCollectionPadding: false });
  // `^` would also match after the line separators of Unicode, which are part of a text.
  return text.replace(/(?<![^\n])(?=[^\n])/g, " ".repeat(indent));
}

/** Quotes hours, which some editors take for numbers or dates, folds long texts, and keeps corners on one line. */
function styleValue(node: unknown, key: string): void {
  if (isSeq(node) && key === "corners") node.flow = true;
  if (!isScalar(node) || typeof node.value !== "string") return;
  if (key === "hours") node.type = Scalar.QUOTE_SINGLE;
  else if (node.value.length + key.length > LINE_WIDTH) node.type = Scalar.BLOCK_FOLDED;
}
