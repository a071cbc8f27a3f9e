/** Renders Markdown from the YAML at build time. The content checks reject HTML and dead links. */
import type { HTMLAttributes } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import { toAddress } from "#domain/address.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import { decodePath, isOnSite, toPagePath } from "#domain/routes.ts";
import { Picture } from "#renderer/pictures/Picture.tsx";
import { priceLists } from "./price-lists.ts";

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

type StyledTag = "p" | "ul" | "ol" | "td" | "th" | "pre";

function styled(Tag: StyledTag, className: string) {
  return ({ node: _, ...props }: ExtraProps & HTMLAttributes<HTMLElement>) => (
    <Tag {...props} className={className} />
  );
}
