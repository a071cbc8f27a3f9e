/** What stands between brackets or braces on one line, cut at its commas without a parser. */

/** One `key: value`, or one value; columns count from 0. */
export type FlowPart = { key?: string; value: string; column: number };

export type Flow = {
  opening: "{" | "[";
  parts: FlowPart[];
  /** What a `#` hides, its closing bracket aside; it is the end of the last part. */
  comment?: string;
  /** What follows the closing bracket. */
  rest: { text: string; column: number };
};

/** Of a map with keys, or of a list; a text that begins with a brace is neither. */
export function splitFlow(line: string, start: number): Flow | undefined {
  const opening = /^(?:\{(?=\s*["']?\w+["']?\s*:)|\[)/.exec(line.slice(start))?.[0];
  if (opening !== "{" && opening !== "[") return undefined;
  const flow: Flow = { opening, parts: [], rest: { text: "", column: line.length } };
  let from = start + 1;
  let depth = 0;
  const close = (to: number) => {
    flow.parts.push(toPart(line.slice(from, to), from));
    from = to + 1;
  };
  for (let at = start; at < line.length; at += 1) {
    const mark = line[at] ?? "";
    if (/["']/.test(mark) && /[{[,:]\s*$/.test(line.slice(0, at))) at = closingQuote(line, at);
    else if (mark === "#" && /\s$/.test(line.slice(0, at))) {
      flow.comment = line.slice(at).replace(/\s*[\]}]*\s*$/, "");
      close(at + flow.comment.length);
      return flow;
    } else if (/[{[]/.test(mark)) depth += 1;
    else if (/[\]}]/.test(mark)) depth -= 1;
    if (depth === 1 && mark === ",") close(at);
    if (depth > 0) continue;
    close(at);
    flow.rest = { text: line.slice(at + 1).trim(), column: at + 1 };
    return flow;
  }
  close(line.length);
  return flow;
}

/** Where the quote that opens at `at` is closed, or else where it opens. */
function closingQuote(line: string, at: number): number {
  const quoted = line[at] === "'" ? /^'(?:[^']|'')*'/ : /^"(?:[^"\\]|\\.)*"/;
  return at + (quoted.exec(line.slice(at))?.[0].length ?? 1) - 1;
}

function toPart(text: string, from: number): FlowPart {
  const [before = "", key] = /^\s*(?:["']?(\w+)["']?\s*:(?:\s+|$))?/.exec(text) ?? [];
  return { key, value: text.slice(before.length).trim(), column: from + before.length };
}
