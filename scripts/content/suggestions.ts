/** Suggests what to add: an entry for a photo that none uses, and what the pages lack. */
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import type { Conventions } from "#domain/conventions-schema.ts";
import { toExampleMoney } from "#domain/money.ts";
import { MAX_PHOTOS, type Work } from "#domain/portfolio-schema.ts";
import { exampleSizes } from "#domain/size-schema.ts";
import { asYaml } from "./spelling.ts";

/** Adds one to the largest id. The id of a removed entry is not reused, because links to it may survive. */
export function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}

/** `designs/019-paper_boat.jpg` → `Paper Boat`. */
export function titleFrom(path: string): string {
  return wordsOf(path).map(capitalize).join(" ") || "Untitled";
}

const capitalize = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Splits the name of the file into words, without a leading number. */
function wordsOf(path: string): string[] {
  const [file = ""] = path.normalize().split("/").slice(-1);
  const name = file.replace(/(?<=.)\.[^.]*$/, "");
  return (name.replace(/^\d+[-_ ]+/, "") || name).split(/[-_\s]+/).filter(Boolean);
}

/** The number of photos that are named. */
const MAX_NAMED = 3;

type Entries = {
  catalogue: readonly Pick<Design, "id">[];
  portfolio: { works: readonly Pick<Work, "id">[] };
  studio: Conventions;
};

/** Formats one message about the unused photos (paths below `images/`); empty when there are none. */
export function formatUnused(entries: Entries, unused: readonly string[]): string {
  const [first, ...others] = unused;
  if (first === undefined) return "";
  const names = unused.slice(0, MAX_NAMED).map((path) => `images/${path}`);
  const rest = unused.length > MAX_NAMED ? ` and ${unused.length - MAX_NAMED} more` : "";
  const which =
    others.length === 0 ? `the photo ${names[0]}` : `${unused.length} photos: ${names.join(", ")}${rest}`;
  return `\nNo entry uses ${which}.\n${suggestEntry(entries, first)}`;
}

/** Suggests an entry for a photo whose folder tells what it shows. */
function suggestEntry({ catalogue, portfolio, studio }: Entries, path: string): string {
  const suggest = (where: string, lines: string) => `\nAdd to ${where}, and fill in:\n\n${lines}\n`;
  if (/^(designs\/|[^/]+$)/.test(path))
    return suggest(
      "catalogue.yaml",
      `- id: ${nextId(catalogue)}
  title: ${asYaml(titleFrom(path))}
  image: ${asYaml(path)}
  imageDescription: # a sentence about it
  size: # such as ${exampleSizes(studio.units)}
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

/** Lists hints, each of which names the file, what it lacks, what visitors see instead, and what to write. */
export function findMissing({ catalogue, portfolio, studio }: Content): string[] {
  const missing = [...inCatalogue(catalogue), ...inPortfolio(portfolio), ...inStudio(studio)];
  return missing.filter((sentence) => sentence !== false);
}

const inCatalogue = (designs: Content["catalogue"]) => [
  designs.every(({ status }) => status === "soldOut") &&
    `catalogue.yaml: ${designs.length === 0 ? "no designs; nothing leads to Designs" : "every design is sold out; Designs says so"}. Add one at the desk, whose address npm run dev prints.`,
];

function inPortfolio({ works, studio, portrait }: Content["portfolio"]) {
  const doodles = works.filter(({ isDoodle }) => isDoodle).length;
  const tattoos = works.length - doodles;
  return [
    works.length === 0 &&
      "portfolio.yaml: no works; Home leads to the designs instead. Add some below works:",
    doodles > 0 &&
      tattoos === 0 &&
      "portfolio.yaml: no works with isDoodle: false; Home shows the doodles alone.",
    tattoos > 0 && doodles === 0 && "portfolio.yaml: no works with isDoodle: true; Home shows no doodles.",
    studio.length === 0 &&
      `portfolio.yaml: no studio photos; About shows none. Add up to ${MAX_PHOTOS} below studio:`,
    !portrait &&
      "portfolio.yaml: no portrait; About begins with words alone. Add portrait: with src: and alt:",
  ];
}

const inStudio = ({ social, location, booking, about, policies, care }: Content["studio"]) => [
  social.length === 0 && "studio.yaml: no social link; the header has none. Add social: with label: and url:",
  !location.city && "studio.yaml: no city; the pages name no place. Add city: below location:",
  !location.street &&
    "studio.yaml: no street; About says that visitors will get the address when they book. Add street: below location:",
  !location.map &&
    "studio.yaml: no map; About shows none. Add map: with embedUrl: and linkUrl: below location:",
  !about.biography &&
    "studio.yaml: no biography; About has only its first sentence. Add biography: below about:",
  booking.faq.length === 0 && "studio.yaml: no FAQ; Booking shows none. Add questions below faq:",
  booking.faq.length === 0 &&
    /\bFAQ\b/.test(booking.intro) &&
    "studio.yaml: intro, below booking:, mentions an FAQ that does not exist. Remove the mention.",
  policies.sections.length === 0 &&
    "studio.yaml: no policies; Info asks visitors to write. Add some below sections:",
  care.length === 0 &&
    "studio.yaml: no care; Info says nothing about hygiene and aftercare. Add care: with title: and body:",
];
