/** Drops the rules of a stylesheet that can never apply to the given documents. */
import { PurgeCSS } from "purgecss";

/** Scripts set attributes later: a rule stays even if no element has its attribute yet. */
const ATTRIBUTES = /\[\s*([\w-]+)/g;

/** Comments, line breaks, and empty media queries. */
const NOTES = /\/\*.*?\*\/|\n|@media [^{}]*\{\}/gs;

const USED_PROPERTIES = /(?<=var\(\s*)--[\w-]+/g;

/** A selector such as `:focus-visible` matches any element. */
const BARE_STATE = /^:/;

type Uses = {
  /** In the tags of the documents. */
  words: ReadonlySet<string>;
  /** JavaScript. */
  scripts: readonly string[];
  /** CSS that scripts load later. */
  lazyStyles: string;
};

/**
 * Keeps a rule when its classes, ids and elements occur among `words` or those of `scripts`, along with the keyframes,
 * fonts and custom properties that it needs. Misses names that a script concatenates. Also keeps the custom properties
 * of `lazyStyles`.
 */
export async function pruneStyles(css: string, { words, scripts, lazyStyles }: Uses): Promise<string> {
  const [pruned] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      { raw: [...words].join(" "), extension: "html" },
      { raw: scripts.join("\n"), extension: "js" },
    ],
    defaultExtractor: splitWords,
    dynamicAttributes: [...css.matchAll(ATTRIBUTES)].map(([, name = ""]) => name),
    safelist: { standard: [BARE_STATE], variables: lazyStyles.match(USED_PROPERTIES) ?? [] },
    keyframes: true,
    variables: true,
  });
  return (pruned?.css ?? "").replace(NOTES, "");
}

/** Everything that may be a class, an id or the name of an element. */
export const splitWords = (text: string): string[] => text.split(/[\s"'`=<>]+/);
