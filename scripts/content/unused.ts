/** Lists photos that no entry uses, with entries ready to paste. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Work } from "#domain/portfolio-schema.ts";
import { asArgument, blank, labelFrom, nextId, titleFrom, writeEntry } from "./new-entry.ts";

/** Beyond this number only the first photos are named, and one entry is shown. */
const SHOWN = 3;

type Entries = {
  catalogue: readonly Pick<Design, "id">[];
  portfolio: { works: readonly Pick<Work, "id">[] };
};

/** One message about the photos (paths below `images/`), empty when there are none. */
export function formatUnused(entries: Entries, unused: readonly string[]): string {
  if (unused.length === 0) return "";
  const suggested = suggestEntries(entries, unused).slice(0, unused.length > SHOWN ? 1 : SHOWN);
  const blocks = suggested.map(({ instruction, lines }) => `${instruction}\n\n${lines}`);
  return `\n${[summarize(unused), ...blocks].join("\n\n")}\n`;
}

function summarize(unused: readonly string[]): string {
  const names = unused.slice(0, SHOWN).map((path) => `images/${path}`);
  if (unused.length === 1) return `No entry uses the photo ${names[0]}.`;
  const rest = unused.length > SHOWN ? ` and ${unused.length - SHOWN} more` : "";
  return `No entry uses ${unused.length} photos: ${names.join(", ")}${rest}.`;
}

type Suggestion = { path: string; instruction: string; lines: string };

/** For each photo whose folder tells what it is, with consecutive ids. */
function suggestEntries({ catalogue, portfolio }: Entries, paths: readonly string[]): Suggestion[] {
  const ids = { design: nextId(catalogue), work: nextId(portfolio.works) };
  return paths.flatMap((path) => {
    const suggest = (how: string, entry: Record<string, unknown>, indent: number): Suggestion[] => {
      const instruction = `Run npm run add -- ${asArgument(`images/${path}`)}${how}, and fill in:`;
      return [{ path, instruction, lines: writeEntry(entry, indent).trimEnd() }];
    };
    if (/^(designs\/|[^/]+$)/.test(path))
      return suggest("\nor add to catalogue.yaml", toDesign(path, ids.design++), 0);
    if (path.startsWith("portfolio/"))
      return suggest(" --kind work\nor add to the works in portfolio.yaml", toWork(path, ids.work++), 2);
    if (!path.startsWith("studio/")) return [];
    return suggest(
      " --kind studio\nor add to the studio photos in portfolio.yaml",
      { src: path, alt: ALT },
      2,
    );
  });
}

const ALT = blank("what the photo shows");

const toDesign = (path: string, id: number) => ({
  id,
  title: titleFrom(path),
  image: path,
  imageDescription: blank("a sentence about it"),
  size: blank("such as 2 x 4 1/4 or H 2.5"),
  hours: blank("such as '4-5' or '6+'"),
  price: blank("such as $650"),
  isColor: blank("true for color ink, false for black ink only"),
});

const toWork = (path: string, id: number) => ({
  id,
  src: path,
  title: labelFrom(path),
  isDoodle: blank("true for the doodles, false for the other carousel"),
  alt: ALT,
});
