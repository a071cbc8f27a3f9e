/** Typesets the texts of a page, in the HTML that React writes. Attributes, code, data and islands stay as they are. */
import { typesetRun } from "#domain/typeset.ts";

/** A script, a comment, a tag or a text. React escapes `>` in attributes. */
const TOKEN = /<script\b.*?<\/script>|<!--.*?-->|<\/?([\w-]+)[^>]*>|[^<]+/gs;

/** Any other element begins a new paragraph; comments have no name. */
const INLINE = new Set([undefined, "a", "strong", "em", "del", "code", "wbr"]);

/** React must find the texts of an island as it rendered them. */
const UNTOUCHED = /^<(?:code\b|[^>]* data-island=)/;

/** Between two texts, for hydration. */
const SEAM = "<!-- -->";

export function typesetHtml(html: string): string {
  const tokens = [...html.matchAll(TOKEN)];
  const written = tokens.map(([token]) => token);
  let paragraph: number[] = [];
  let untouched: { name?: string; depth: number } | undefined;
  const finish = () => {
    const pieces = typesetRun(paragraph.map((index) => decode(written[index] ?? "")));
    for (const [order, index] of paragraph.entries()) written[index] = encode(pieces[order] ?? "");
    paragraph = [];
  };
  for (const [index, [token, name]] of tokens.entries()) {
    if (!INLINE.has(name)) finish();
    if (untouched) {
      if (name === untouched.name) untouched.depth += token.startsWith("</") ? -1 : 1;
      if (untouched.depth === 0) untouched = undefined;
    } else if (token === SEAM) written[index] = "";
    else if (UNTOUCHED.test(token)) untouched = { name, depth: 1 };
    else if (!token.startsWith("<")) paragraph.push(index);
  }
  finish();
  return written.join("");
}

const ENTITIES: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

const decode = (html: string) => html.replace(/&([#\w]+);/g, (_, name) => ENTITIES[name] ?? "");

const encode = (text: string) =>
  text.replace(/[<>&]/g, (sign) => ({ "<": "&lt;", ">": "&gt;" })[sign] ?? "&amp;");
