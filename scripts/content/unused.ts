/** Names the photos that no entry uses, with an entry to paste for the first. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Conventions } from "#domain/conventions-schema.ts";
import { toExampleMoney } from "#domain/money.ts";
import type { Work } from "#domain/portfolio-schema.ts";
import { exampleSizes } from "#domain/size-schema.ts";
import { asYaml } from "./explain/spelling.ts";
import { nextId, titleFrom } from "./new-entry.ts";

/** The number of photos that are named. */
const SHOWN = 3;

type Entries = {
  catalogue: readonly Pick<Design, "id">[];
  portfolio: { works: readonly Pick<Work, "id">[] };
  studio: Conventions;
};

/** Formats one message about the photos (paths below `images/`); empty when there are none. */
export function formatUnused(entries: Entries, unused: readonly string[]): string {
  const [first, ...others] = unused;
  if (first === undefined) return "";
  const names = unused.slice(0, SHOWN).map((path) => `images/${path}`);
  const rest = unused.length > SHOWN ? ` and ${unused.length - SHOWN} more` : "";
  const which =
    others.length === 0 ? `the photo ${names[0]}` : `${unused.length} photos: ${names.join(", ")}${rest}`;
  return `\nNo entry uses ${which}.\n${suggestEntry(entries, first)}`;
}

/** Suggests an entry for a photo whose folder tells what it shows. */
function suggestEntry({ catalogue, portfolio, studio }: Entries, path: string): string {
  const suggest = (place: string, lines: string) => `\nAdd to ${place}, and fill in:\n\n${lines}\n`;
  if (/^(designs\/|[^/]+$)/.test(path))
    return suggest(
      "catalogue.yaml",
      `- id: ${nextId(catalogue)}
  title: ${asYaml(titleFrom(path))}
  image: ${asYaml(path)}
  imageDescription: # a sentence about it
  size: # such as ${exampleSizes(studio.units)}
  hours: # such as '4-5' or '6+'
  price: # such as ${toExampleMoney(650, studio)}
  isColor: # true for color ink, false for black ink only`,
    );
  if (path.startsWith("portfolio/"))
    return suggest(
      "the works in portfolio.yaml",
      `  - id: ${nextId(portfolio.works)}
    src: ${asYaml(path)}
    title: ${asYaml(titleFrom(path))}
    isDoodle: # true for the doodles, false for the other carousel
    alt: # what the photo shows`,
    );
  if (!path.startsWith("studio/")) return "";
  return suggest(
    "the studio photos in portfolio.yaml",
    `  - src: ${asYaml(path)}\n    alt: # what the photo shows`,
  );
}
