/** Lists photos that no entry uses, with entries ready to paste. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Work } from "#domain/portfolio-schema.ts";
import { blank, labelFrom, nextId, titleFrom, writeEntry } from "./new-entry.ts";

/** Beyond this number only the first photos are named, and one entry is shown. */
const SHOWN = 3;

/** The existing entries. */
type Entries = {
  catalogue: readonly Pick<Design, "id">[];
  portfolio: { works: readonly Pick<Work, "id">[] };
};

/** Prints one message about the photos (paths below `images/`), if there are any. */
export function reportUnused(entries: Entries, unused: readonly string[]): void {
  if (unused.length > 0) console.log(formatUnused(entries, unused));
}

export function formatUnused({ catalogue, portfolio }: Entries, unused: readonly string[]): string {
  const pasteable = unused.filter((path) => /^(designs\/|portfolio\/|[^/]+$)/.test(path));
  const shown = pasteable.slice(0, unused.length > SHOWN ? 1 : SHOWN);
  const designs = shown.filter((path) => !path.startsWith("portfolio/"));
  const works = shown.filter((path) => path.startsWith("portfolio/"));
  const firstDesign = nextId(catalogue);
  const firstWork = nextId(portfolio.works);
  const blocks = [
    summarize(unused),
    designs.length > 0 &&
      `Run npm run add -- ${asArgument(`images/${designs[0]}`)}\nor add to catalogue.yaml, and fill in:`,
    ...designs.map((path, index) => designEntry(firstDesign + index, path)),
    works.length > 0 && "Add to portfolio.yaml, as the last of its works, and fill in:",
    ...works.map((path, index) => workEntry(firstWork + index, path)),
  ];
  return `\n${blocks.filter(Boolean).join("\n\n")}\n`;
}

function summarize(unused: readonly string[]): string {
  const [first, ...others] = unused.slice(0, SHOWN).map((path) => `images/${path}`);
  if (unused.length === 1) return `The photo ${first} is used by no entry.`;
  const rest = unused.length > SHOWN ? ` and ${unused.length - SHOWN} more` : "";
  return `${unused.length} photos are used by no entry: ${[first, ...others].join(", ")}${rest}.`;
}

function designEntry(id: number, path: string): string {
  const entry = {
    id,
    title: titleFrom(path),
    image: path,
    imageDescription: blank("a sentence about it"),
    size: blank("such as 2 x 4 1/4 or H 2.5"),
    hours: blank("such as '4-5' or '6+'"),
    price: blank("such as $650"),
    isColor: blank("true for color ink, false for black ink only"),
  };
  return writeEntry(entry).trimEnd();
}

function workEntry(id: number, path: string): string {
  const entry = {
    id,
    src: path,
    title: labelFrom(path),
    isDoodle: blank("true for the doodles, false for the other carousel"),
    alt: blank("what the photo shows"),
  };
  return writeEntry(entry, 2).trimEnd();
}

/** Quotes the path where a shell needs it: in double quotes, which every shell knows, unless it holds a character that is special in them. */
export function asArgument(path: string): string {
  if (/^[\w./-]+$/.test(path)) return path;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
