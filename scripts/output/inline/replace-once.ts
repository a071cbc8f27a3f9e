/** Changes of a page where its text must be as we expect it. */

/**
 * The page with `replacement` (given the match and its groups) in the place that `pattern` finds first. Throws when
 * there is none: a page never silently goes without what belongs there.
 */
export function replaceOnce(
  html: string,
  pattern: RegExp,
  replacement: (...match: string[]) => string,
): string {
  const match = pattern.exec(html);
  if (!match) throw new Error(`A page holds nothing like ${pattern}. Has Vike changed what it writes?`);
  const [found] = match;
  return html.slice(0, match.index) + replacement(...match) + html.slice(match.index + found.length);
}
