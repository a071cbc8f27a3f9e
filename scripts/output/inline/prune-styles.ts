/** Drops the rules of a stylesheet that cannot apply to given documents, whatever their scripts do. */
import { PurgeCSS } from "purgecss";

/** States come and go: a rule is not dropped because no element has the attribute yet. */
const ATTRIBUTES = /\[\s*([\w-]+)/g;

/** Comments, and what is left around them and in media queries whose rules have all gone. */
const NOTES = /\/\*.*?\*\/|\n|@media [^{}]*\{\}/gs;

/** The custom properties that a stylesheet uses. */
const USED_PROPERTIES = /(?<=var\(\s*)--[\w-]+/g;

/** A selector of nothing but a state, as `:focus-visible`, holds for every element. */
const BARE_STATE = /^:/;

/**
 * Keeps a rule when the names of its classes, ids and elements occur in the tags of `documents` (HTML) or among the
 * words of `scripts` (JavaScript; a name that a library puts together there is not found), and what such rules need of keyframes, fonts and custom properties.
 * The custom properties that `lazyStyles` use stay as well: scripts load those stylesheets (CSS) later.
 */
export async function pruneStyles(
  css: string,
  {
    documents,
    scripts,
    lazyStyles,
  }: { documents: readonly string[]; scripts: readonly string[]; lazyStyles: string },
): Promise<string> {
  const [pruned] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      { raw: documents.flatMap((html) => html.match(/<[^>]*>/g) ?? []).join(""), extension: "html" },
      { raw: scripts.join("\n"), extension: "js" },
    ],
    defaultExtractor: (text) => text.split(/[\s"'`=<>]+/),
    dynamicAttributes: [...css.matchAll(ATTRIBUTES)].map(([, name = ""]) => name),
    safelist: { standard: [BARE_STATE], variables: lazyStyles.match(USED_PROPERTIES) ?? [] },
    keyframes: true,
    variables: true,
  });
  return (pruned?.css ?? "").replace(NOTES, "");
}
