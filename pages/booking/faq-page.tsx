/** The FAQ as a https://schema.org/FAQPage. */
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import type { FAQPage } from "schema-dts";
import { isOnSite, toAbsoluteAddress } from "#domain/address.ts";
import { toPagePath } from "#domain/routes.ts";

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

/** No classes, no pictures, and full URLs: search engines show the text outside this site. */
function toPlainHtml(markdown: string, origin: string): string {
  const toWhole = (href: string) => {
    const path = href.startsWith("#") ? `/booking/${href}` : toPagePath(href);
    return isOnSite(path) ? toAbsoluteAddress(path, origin) : href;
  };
  return renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={toWhole} disallowedElements={["img"]}>
      {markdown}
    </ReactMarkdown>,
  );
}
