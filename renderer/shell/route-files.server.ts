/**
 * What a page's document holds inline, byte for byte, because the policy hashes it. The files of a route are found by name:
 *
 * - `page.css` adds rules to its stylesheet (scripts/dev/page-styles.ts).
 * - `early.ts` runs in the head, before the first paint.
 * - `<name>-early.ts` runs where a component of the page prints it, right after the markup that it changes.
 */
import clock from "#renderer/state/clock-early.ts?early";
import loader from "./load-early.ts?early";

/** `clock` is only for documents that the clock changes, `loader` only for built ones. */
type Inline = {
  css: string;
  early: readonly string[];
  inPage: readonly string[];
  clock: string;
  loader: string;
};

const styles = import.meta.glob<string>("/pages/**/+Page.tsx", { query: "?styles", import: "default" });
const earlyScripts = import.meta.glob<string>("/pages/**/early.ts", { query: "?early", import: "default" });
const inPageScripts = import.meta.glob<string>("/pages/**/*-early.ts", {
  query: "?early",
  import: "default",
});

/** The 404 page, which Vike also names `null`. */
export const NOT_FOUND = "/pages/_error";

/** `/pages/design/@id`, as Vike names pages. */
export const PAGE_IDS = Object.keys(styles).map((path) => path.replace("/+Page.tsx", ""));

/** Loads the files of one page alone, so that the dev server compiles no other stylesheet. */
export async function loadInline(pageId: string): Promise<Inline> {
  const load = (files: Record<string, () => Promise<string>>) =>
    Promise.all(
      Object.entries(files).flatMap(([path, file]) => (path.startsWith(`${pageId}/`) ? file() : [])),
    );
  const [[css = ""], early, inPage] = await Promise.all([
    load(styles),
    load(earlyScripts),
    load(inPageScripts),
  ]);
  return { css, early, inPage, clock, loader };
}
