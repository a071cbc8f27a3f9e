/** Markdown from the YAML, rendered at build time. Raw HTML is shown as text, never as markup. */
import { Children, isValidElement, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { toAddress } from "../address.ts";

/** A table becomes leaders: its header is there only because Markdown asks for one. */
const COMPONENTS: Components = {
  a: ({ href = "", children }) => <a href={href.startsWith("/") ? toAddress(href) : href}>{children}</a>,
  p: ({ children }) => <p className="max-w-152">{children}</p>,
  ul: ({ children }) => <ul className="grid max-w-152 list-disc gap-1 pl-5 print:gap-0">{children}</ul>,
  ol: ({ children }) => <ol className="grid max-w-152 list-decimal gap-1 pl-5 print:gap-0">{children}</ol>,
  table: ({ children }) => <dl className="leaders">{children}</dl>,
  thead: () => null,
  tbody: ({ children }) => children,
  tr: ({ children }) => <Row cells={Children.toArray(children).filter(isValidElement)} />,
  td: ({ children }) => children,
};

export function Markdown({ children }: { children: string }) {
  return (
    <div className="grid gap-3.5 print:gap-[1mm]">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}

function Row({ cells: [label, ...values] }: { cells: ReactNode[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{values}</dd>
    </div>
  );
}
