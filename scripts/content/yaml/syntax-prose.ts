/** YAML errors in the words of somebody who has never heard of YAML. */
import { explainInlineDash, findWrongDash } from "./dashes.ts";
import { explainFlow, isReadable } from "./flow-prose.ts";
import { hasColon, quoteValue, valueStart } from "./line.ts";
import {
  explainPlace,
  findDeeper,
  findTab,
  findUnclosed,
  type SyntaxFault,
  type SyntaxMistake,
} from "./misplaced.ts";
import { clip } from "./spelling.ts";

/** Names the place that has to be mended, which is often before the one where the parser gave up. */
export function explainSyntax(fault: SyntaxFault, lines: readonly string[]): SyntaxMistake {
  const text = lines[fault.line - 1] ?? "";
  const found = findTab(fault, text) ?? findUnclosed(fault, lines) ?? findDeeper(fault, lines);
  if (found) return found;
  const { message, line, column } = fault;
  const within = explainFlow(line - 1, lines);
  if (within) return { line, ...within };
  if (/[[{]/.test(text[valueStart(text)] ?? "") && isReadable(text)) return explainPlace(line, text);
  const said = explainValue(fault, lines);
  if (said) return { line, column, message: said };
  if (/implicit (map )?keys? need/i.test(message)) return explainNoKey(fault, text);
  if (/same column|at node end|without - indicator|as an implicit map key/.test(message)) {
    return explainPlace(line, text);
  }
  return {
    line,
    column,
    message: `This is not valid YAML: ${message}. Compare it with the entries around it.`,
  };
}

/** What the first character of the value, or a colon in it, is taken for. */
function explainValue(
  { code, message, line: number }: SyntaxFault,
  lines: readonly string[],
): string | undefined {
  const line = lines[number - 1] ?? "";
  const remedy = quoteValue(number - 1, lines);
  const [first = ""] = line.slice(valueStart(line));
  if (code === "MULTIPLE_DOCS") return "A line --- begins a second document. Remove it.";
  if (code === "BAD_DQ_ESCAPE") return `Between double quotes \\ begins a code. ${remedy}`;
  if (message.includes("same line with key")) return explainInlineDash(number - 1, lines);
  if (/["']/.test(first) && message.includes("at node end")) {
    return `The text goes on after its closing quote. ${remedy}`;
  }
  if (/[|>]/.test(first)) return `After ${first} the text begins on the next line.`;
  if (/[@`%,*&!?[\]{}]/.test(first) && !isReadable(line))
    return `A text cannot begin with ${first}. ${remedy}`;
  const isKey = code === "BLOCK_AS_IMPLICIT_KEY" && hasColon(line);
  return isKey ? `A colon and a space begin a new key. ${remedy}` : undefined;
}

function explainNoKey({ line, column }: SyntaxFault, text: string): SyntaxMistake {
  const tight = /^[\s-]*([A-Za-z]\w*):(\S.*?)\s*$/.exec(text);
  if (tight) {
    const message = `A space is missing after the colon. Write it like this: ${tight[1]}: ${tight[2]}`;
    return { line, column, message };
  }
  if (findWrongDash(text)) return explainPlace(line, text);
  const message = `Expected "key: value", found "${clip(text)}". If it goes on with the text above, indent it further.`;
  return { line, column, message, kind: "misplaced" };
}
