/** The FAQ as a https://schema.org/FAQPage. */
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown, { defaultUrlTransform } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { FAQPage } from "schema-dts";
import { isOnSite, toAbsoluteAddress } from "#domain/address.ts";

/** `answer` is Markdown. */
type Question = { question: string; answer: string };

export function toFaqPage(faq: readonly Question[], origin: string) {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: toPlainHtml(answer, origin) },
    })),
  } satisfies FAQPage;
}

/** No classes, and full URLs: search engines show the text outside this site. */
function toPlainHtml(markdown: string, origin: string): string {
  const toWhole = (href: string) =>
    isOnSite(href) ? toAbsoluteAddress(href, origin) : defaultUrlTransform(href);
  return renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={toWhole}>
      {markdown}
    </ReactMarkdown>,
  );
}
