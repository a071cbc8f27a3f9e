/** Renders Markdown from the YAML at build time. The content checks reject HTML and dead links. */
import type { HTMLAttributes } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { toAddress } from "#domain/address.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import { decodePath, isOnSite, toPagePath } from "#domain/routes.ts";
import { Picture } from "#renderer/pictures/Picture.tsx";

/** Turns Markdown headings of every level into h3. */
const HEADINGS: Components = { h1: "h3", h2: "h3", h4: "h3", h5: "h3", h6: "h3" };

const LIST = "grid max-w-152 gap-1 ps-5";
const CELL = "py-1 pe-6 text-start";

const STYLED: Components = {
  p: styled("p", "max-w-152"),
  ul: styled("ul", `${LIST} list-disc`),
  ol: styled("ol", `${LIST} list-decimal`),
  td: styled("td", CELL),
  th: styled("th", CELL),
  pre: styled("pre", "overflow-x-auto"),
  hr: styled("hr", "border-t"),
};

type MarkdownProps = {
  children: string;
  /** The pictures that the text may show. */
  illustrations: Manifest["illustration"];
};

export function Markdown({ children, illustrations }: MarkdownProps) {
  const img: Components["img"] = ({ src = "", alt = "" }) => (
    <Picture
      image={findEntry(illustrations, decodePath(src))}
      alt={alt}
      sizes="(min-width: 38rem) 38rem, 100vw"
    />
  );
  return (
    <div className="grid grid-cols-1 gap-3.5" dir="auto">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[priceLists]}
        components={{ ...HEADINGS, ...STYLED, img }}
        urlTransform={(href) => (isOnSite(href) ? toAddress(toPagePath(href)) : href)}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

type StyledTag = "p" | "ul" | "ol" | "td" | "th" | "pre" | "hr";

function styled(Tag: StyledTag, className: string) {
  return ({ node: _, ...props }: ExtraProps & HTMLAttributes<HTMLElement>) => (
    <Tag {...props} className={className} dir="auto" />
  );
}

type Element = NonNullable<ExtraProps["node"]>;
type Root = { type: "root"; children: Element["children"] };

/** Makes a rehype plugin that turns two-column tables into description lists and leaves wider tables alone. */
const priceLists = () => (tree: Root) => visit(tree, { tagName: "table" }, toPriceList);

/** Drops empty rows, because Markdown requires a header even if it has no text. */
function toPriceList(table: Element): void {
  const rows: Element[][] = [];
  visit(table, { tagName: "tr" }, (row: Element) => {
    const cells = row.children.filter((node) => node.type === "element");
    if (cells.some(({ children }) => children.length > 0)) rows.push(cells);
  });
  if (rows.some((cells) => cells.length !== 2)) return;
  table.tagName = "dl";
  table.properties = { className: ["leaders"] };
  table.children = rows.map((cells) =>
    toElement(
      "div",
      cells.map(({ children }, index) => toElement(index ? "dd" : "dt", children)),
    ),
  );
}

function toElement(tagName: string, children: Element["children"]): Element {
  return { type: "element", tagName, properties: {}, children };
}
