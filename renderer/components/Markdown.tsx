/** Markdown from the YAML, rendered at build time. Raw HTML is shown as text, never as markup. */
import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { toAddress } from "../address.ts";
import { priceLists } from "./price-lists.ts";

const COMPONENTS: Components = {
  a: ({ href = "", children }) => <a href={href.startsWith("/") ? toAddress(href) : href}>{children}</a>,
  p: ({ children }) => <p className="max-w-152">{children}</p>,
  ul: ({ children }) => <ul className="grid max-w-152 list-disc gap-1 pl-5 print:gap-0">{children}</ul>,
  ol: ({ children }) => <ol className="grid max-w-152 list-decimal gap-1 pl-5 print:gap-0">{children}</ol>,
  table: ({ children }) => (
    <table className="text-left [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-6">{children}</table>
  ),
  h1: Heading,
  h2: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

export function Markdown({ children }: { children: string }) {
  return (
    <div className="grid gap-3.5 print:gap-[1mm]">
      <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[priceLists]} components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}

/** A heading within a text stands below those of its page, whatever its writer has chosen. */
function Heading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>;
}
