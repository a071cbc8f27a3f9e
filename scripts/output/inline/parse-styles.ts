/** Parses a stylesheet as far as pruning it needs. */

/** A declaration or a statement, without its semicolon. */
type Leaf = { text: string };

/** A rule or an at-rule; `head` comes before the brace. */
type Block = { head: string; children: Style[] };

export type Style = Leaf | Block;

/** What may hide a brace or a semicolon, or is one. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|\\.|\/\*.*?\*\/|[{};]/gs;

export function parseStyles(css: string): Style[] {
  const root: Block = { head: "", children: [] };
  const open = [root];
  let text = "";
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    const isComment = token.startsWith("/*");
    if (!isComment && !"{};".includes(token)) continue;
    text += css.slice(start, index);
    start = index + token.length;
    if (isComment) continue;
    const { children } = open.at(-1) as Block;
    if (token === "{") {
      const block = { head: text.trim(), children: [] };
      children.push(block);
      open.push(block);
    } else {
      if (text.trim()) children.push({ text: text.trim() });
      if (token === "}") open.pop();
    }
    text = "";
  }
  return root.children;
}

/** In braces, without the last semicolon. */
export function printStyles(styles: readonly Style[]): string {
  return styles
    .map((style, index) => {
      if ("head" in style) return `${style.head}{${printStyles(style.children)}}`;
      return index < styles.length - 1 ? `${style.text};` : style.text;
    })
    .join("");
}
