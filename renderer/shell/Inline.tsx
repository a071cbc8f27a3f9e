/** What a document holds inline: styles and scripts, which the policy allows by their hashes, and data. */
import { toAddress } from "#domain/address.ts";

export function InlineStyle({ children }: { children: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: children }} />;
}

type InlineScriptProps = { type?: "speculationrules"; children: string; [name: `data-${string}`]: string };

export function InlineScript({ children, ...script }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script {...script} dangerouslySetInnerHTML={{ __html: children }} />;
}

type JsonScriptProps = { id?: string; type?: "application/json" | "application/ld+json"; data: object };

/** Data for the page's own scripts, by `id`, or for search engines, in a script element that does not run. */
export function JsonScript({ id, type = "application/json", data }: JsonScriptProps) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every `<` escaped
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Speculation rules, the same on every page: prefetch a page of this site when a link to it is hovered or touched. */
export const SPECULATION_RULES = JSON.stringify(toSpeculationRules());

function toSpeculationRules() {
  // Pages end in a slash; images and the feed do not.
  const pages = { href_matches: toAddress("/{*/}?") };
  const current = { href_matches: "./", relative_to: "document" };
  return { prefetch: [{ where: { and: [pages, { not: current }] }, eagerness: "moderate" }] };
}
