/** Links, pictures and HTML in a Markdown text, parsed as the pages parse it. */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** `address` is that of a link or picture, or the opening HTML itself; `offset` counts from the start of the text. */
export type Part = { kind: "link" | "picture" | "html"; address: string; offset: number };

export const reader = unified().use(remarkParse).use(remarkGfm);

/** In the order of the text. Leaves out addresses that GFM finds in plain words, which always work. */
export function readParts(text: string): Part[] {
  const tree = reader.parse(text);
  const shown = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void shown.add(identifier));
  const parts: Part[] = [];
  visit(tree, (node) => {
    const offset = node.position?.start.offset;
    if (offset === undefined) return;
    if (node.type === "link") parts.push({ kind: "link", address: node.url, offset });
    if (node.type === "image") parts.push({ kind: "picture", address: node.url, offset });
    if (node.type === "html" && !node.value.startsWith("</"))
      parts.push({ kind: "html", address: node.value, offset });
    if (node.type === "definition")
      parts.push({ kind: shown.has(node.identifier) ? "picture" : "link", address: node.url, offset });
  });
  return parts;
}
