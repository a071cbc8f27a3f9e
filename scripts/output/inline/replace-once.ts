/**
 * Replaces the first match of `pattern`; `replacement` receives the match and its groups. Throws when there is none, so
 * that no page silently lacks a part.
 */
export function replaceOnce(
  html: string,
  pattern: RegExp,
  replacement: (...match: string[]) => string,
): string {
  const match = pattern.exec(html);
  if (!match) throw new Error(`A page does not match ${pattern}. Has Vike changed its output?`);
  const [found] = match;
  return html.slice(0, match.index) + replacement(...match) + html.slice(match.index + found.length);
}
