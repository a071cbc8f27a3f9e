/** Text that nests without end. A parser goes down with it until the stack is full, and Node may end there. */
import type { Mistake } from "../problem.ts";

/** No content nests half as deep. */
const DEEPEST = 100;

/** The first line that nests too deeply: by brackets that are open, or by dashes and blanks before its text. */
export function findTooDeep(lines: readonly string[]): Mistake | undefined {
  let open = 0;
  const index = lines.findIndex((line) => {
    const [before = ""] = /^[\s?-]*/.exec(line) ?? [];
    for (const sign of line) {
      if (sign === "[" || sign === "{") open += 1;
      else if ((sign === "]" || sign === "}") && open > 0) open -= 1;
      if (open > DEEPEST) return true;
    }
    return before.length > 2 * DEEPEST;
  });
  if (index < 0) return undefined;
  return {
    line: index + 1,
    column: 1,
    message: "This is nested too deeply. Write it as the other entries are.",
  };
}
