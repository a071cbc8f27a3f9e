/** Markdown from the YAML, rendered at build time. Raw HTML is shown as text, never as markup. */
import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { isOnSite, toAddress } from "#domain/address.ts";
import { priceLists } from "#renderer/price-lists.ts";

const COMPONENTS: Components = {
  a: ({ href = "", children }) => <a href={isOnSite(href) ? toAddress(href) : href}>{children}</a>,
  h1: Heading,
  h2: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

export function Markdown({ children }: { children: string }) {
  return (
    <div className="markdown" dir="auto">
      <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[priceLists]} components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}

/** Headings in a text are all h3, whatever level the artist wrote. */
function Heading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>;
}
