/** Merge conflicts that git leaves in a file. */
import type { Mistake } from "../problem.ts";

const MARK = /^([<=>|])\1{6}(?=[ \r]|$)/;

/** The start of each conflict, or the first mark of an incomplete one. */
export function findConflicts(text: string): Mistake[] {
  const marks = text.split("\n").flatMap((line, index) => {
    const [mark] = MARK.exec(line) ?? [];
    return mark ? [{ mark, line: index + 1 }] : [];
  });
  const starts = marks.filter(({ mark }) => mark.startsWith("<"));
  const found = starts.length > 0 ? starts : marks.slice(0, 1);
  return found.map(({ mark, line }) => ({ line, column: 1, message: explain(mark) }));
}

function explain(mark: string): string {
  if (!mark.startsWith("<")) return `Git left the line ${mark} from a conflict. Delete it.`;
  return "Git left two versions of the lines from <<<<<<< to >>>>>>>, with ======= between them. Keep one version, and delete the lines that begin with these marks.";
}
