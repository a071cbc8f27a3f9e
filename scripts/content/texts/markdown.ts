/** The Markdown texts of studio.yaml: their links, pictures and HTML, parsed as the pages parse them. */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { PagePath } from "#domain/routes.ts";
import { locationOf } from "../explain/subject.ts";
import type { SourceLocation } from "../problem.ts";
import { textsOf } from "../schema-fields.ts";
import type { YamlSource } from "../source.ts";

/** The page that shows the texts, by the section that holds them. */
const SHOWN: Record<string, PagePath> = { about: "/about/", booking: "/booking/" };

/**
 * `address` is the address of a link or picture, the HTML tag itself, or the mark that is never closed. `offset` counts
 * from the start of the text.
 */
type Part = { kind: "link" | "picture" | "html" | "unclosed"; address: string; offset: number };

/** `page` is the page that shows the text. */
export type PlacedPart = Omit<Part, "offset"> & SourceLocation & { page: PagePath };

/** Lists the links, pictures and HTML in the texts of a file, and where they are. */
export function findParts(source: YamlSource): PlacedPart[] {
  return textsOf(source, "markdown").flatMap(({ path, text }) =>
    readParts(text).map(({ offset, ...part }) => {
      const position = source.positionAt(source.offsetOf(path, offset));
      return { ...part, page: SHOWN[String(path[0])] ?? "/info/", ...locationOf(source, path), ...position };
    }),
  );
}

export const reader = unified().use(remarkParse).use(remarkGfm);

/** Marks of bold type and of a link. The parser leaves one in plain text if it is never closed. */
const UNCLOSED = /(?<!\\)(?:\*\*|\]\()/;

/** Lists the parts in order. Leaves out addresses that GFM finds in plain text, which always work. */
function readParts(text: string): Part[] {
  const tree = reader.parse(text);
  const shown = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void shown.add(identifier));
  const parts: Part[] = [];
  visit(tree, (node) => {
    const offset = node.position?.start.offset;
    if (offset === undefined) return;
    if (node.type === "text") {
      const open = UNCLOSED.exec(text.slice(offset, node.position?.end.offset));
      if (open) parts.push({ kind: "unclosed", address: open[0], offset: offset + open.index });
    }
    if (node.type === "link") parts.push({ kind: "link", address: node.url, offset });
    if (node.type === "image") parts.push({ kind: "picture", address: node.url, offset });
    if (node.type === "html" && !node.value.startsWith("</"))
      parts.push({ kind: "html", address: node.value, offset });
    if (node.type === "definition")
      parts.push({ kind: shown.has(node.identifier) ? "picture" : "link", address: node.url, offset });
  });
  return parts;
}
