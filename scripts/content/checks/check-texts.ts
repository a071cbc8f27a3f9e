/** Finds texts that are valid YAML, but mean something else than intended. */
import type { Problem } from "../problem.ts";
import { placeOf } from "../subject.ts";
import { quoted, toLine, unquoted } from "../yaml/spelling.ts";
import type { PlainText, YamlSource } from "../yaml/yaml-source.ts";

/** `remarks` may be mistakes. */
type CheckedTexts = { problems: Problem[]; remarks: Problem[] };

/** Adds to the problems that the schema found, and replaces those that result from a text found here. */
export function checkTexts(source: YamlSource, refused: readonly Problem[]): CheckedTexts {
  const isAt = (a: Problem, b: PlainText) => a.line === b.line && a.column === b.column;
  const report = ({ path }: PlainText, message: string) => ({ ...placeOf(source, path), message });
  const texts = source.plainTexts();
  const curly = texts.filter(({ text }) => CURLY.test(text));
  const others = refused.filter((problem) => !curly.some((found) => isAt(problem, found)));
  const problems = [
    ...others,
    ...curly.map((found) => {
      const mayStay = !refused.some((problem) => isAt(problem, found));
      return report(found, explainCurly(found, mayStay));
    }),
    ...texts.filter(isCut).map((found) => report(found, explainCut(found))),
  ];
  return { problems, remarks: texts.filter(mayBeCut).map((found) => report(found, explainCut(found))) };
}

/** Quoted as a whole by a word processor. Excludes a text that begins and ends with two separate quotations. */
const CURLY = /^(?:[“”„][^“”„"]*["“”]|[‘’][^‘]*['’])$/s;

function explainCurly({ path, text }: PlainText, mayStay: boolean): string {
  const line = (value: string) => toLine(keyOf(path), quoted(value));
  const otherwise = mayStay ? ` (or, if you want them seen: ${line(text)})` : "";
  return `Visitors would see these curly quotes. Type straight ones: ${line(unquoted(text))}${otherwise}`;
}

/** What follows is hardly a comment: `Moth #3`. */
function isCut({ rest }: PlainText): boolean {
  return /^ #[^\s#]|^\s+#\d/.test(rest);
}

/** A sentence without an end, and one space before the #. More space makes it a comment. */
function mayBeCut({ text, rest }: PlainText): boolean {
  return /^ # /.test(rest) && /\p{L}\s+\p{L}/u.test(text) && !/[.!?…)”]$/.test(text);
}

function explainCut({ path, text, rest }: PlainText): string {
  const whole = toLine(keyOf(path), quoted(text + rest));
  return `The text ends before the #, which begins a comment. Put quotes around the whole text: ${whole} (or write a remark on the line above)`;
}

function keyOf(path: PlainText["path"]): string | undefined {
  const key = path.at(-1);
  return typeof key === "string" ? key : undefined;
}
