/** Renders Markdown from the YAML at build time. The content checks reject HTML and dead links. */
import { clsx } from "clsx";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { toAddress } from "#domain/address.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import { decodePath, isOnSite, toPagePath } from "#domain/routes.ts";
import { Picture } from "#renderer/pictures/Picture.tsx";
import { priceLists } from "./price-lists.ts";

/** Turns Markdown headings of every level into h3. */
const HEADINGS: Components = { h1: "h3", h2: "h3", h4: "h3", h5: "h3", h6: "h3" };

const PROSE = clsx(
  "grid grid-cols-1 gap-3.5 [&_:is(p,ul,ol)]:max-w-152",
  "[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1 [&_:is(ul,ol)]:ps-5 [&_ol]:list-decimal [&_ul]:list-disc",
  "[&_:is(td,th)]:py-1 [&_:is(td,th)]:pe-6 [&_:is(td,th)]:text-start [&_pre]:overflow-x-auto",
);

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
    <div className={PROSE} dir="auto">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[priceLists]}
        components={{ ...HEADINGS, img }}
        urlTransform={(href) => (isOnSite(href) ? toAddress(toPagePath(href)) : href)}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
