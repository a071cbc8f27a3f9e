/** The command line of `npm run add`. */
import { parseArgs } from "node:util";
import { TAGS } from "#domain/catalogue-schema.ts";
import { type EntryQuestion, isKind, KINDS, type Kind, type KindName } from "./kinds.ts";
import { flagOf, readAnswers } from "./question.ts";

export const USAGE = `Adds photos, each with an entry in catalogue.yaml or portfolio.yaml. Asks for what the options leave out.

  npm run add -- photo.jpg
  npm run add -- ~/Desktop/*.heic a.jpg --kind studio
  npm run add -- boat.jpg --title "Paper Boat" --description "A folded boat." --size "H 2.5" --hours 1-2 --price '$200' --black

  --kind         design (on offer; taken by default), work (finished), studio or portrait (photos for About)
  --title        name of a design, or label of a work, such as moonMoth
  --description  of a design: a credit or a note, shown next to the drawing
  --size         of a design: inches, such as "2 x 4 1/4" or "H 2.5"; or "5 x 10 cm"
  --hours        of a design, such as 4-5 or 6+
  --price        of a design, such as '$650' or '$80 each'; '' leaves it blank
  --black        ink of a design: black only; or
  --color        color
  --tag          of a design, one of ${TAGS.join(", ")}; repeat it for more
  --scan         of a design: false keeps the photo as it is
  --corners      of a design: where the sheet is in the photo, in percent, such as "12,8 90,10 93,95 8,92"
  --tattoo       carousel of a work: that of the tattoos; or
  --doodle       that of the doodles
  --design       of a work: the number of the design that it shows
  --alt          what the photo shows, for people who cannot see it
  --id           number of a design or a work; by default the next free one
  --help         shows this text

A design may go without --tag, --scan, --corners, --alt and --id, a work without --design and --id. With several photos, an option given
once counts for all; or give it once for each, in their order: a.jpg b.jpg --kind studio --alt "The bed" --alt "A shelf"
`;

export type Options = {
  help: boolean;
  kind?: KindName;
  photos: string[];
  /** What the options say of one photo, by the keys of the entry, as if typed. */
  typedFor(index: number): Record<string, string>;
};

const texts = { type: "string", multiple: true } as const;
const flag = { type: "boolean" } as const;

const FLAGS = {
  ...{ id: texts, title: texts, description: texts, size: texts, hours: texts, price: texts, alt: texts },
  ...{ design: texts, tag: texts, scan: texts, corners: texts },
  ...{ black: flag, color: flag, tattoo: flag, doodle: flag },
  kind: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Throws a sentence about options that are unknown or contradictory. */
export function readOptions(args: string[]): Options {
  const { values, positionals: photos } = parseArgs({ args, options: FLAGS, allowPositionals: true });
  const { kind, help = false, black, color, tattoo, doodle, tag, description, ...own } = values;
  if (black && color) throw new Error("Write --black or --color, not both.");
  if (tattoo && doodle) throw new Error("Write --tattoo or --doodle, not both.");
  if (kind !== undefined && !isKind(kind))
    throw new Error(`--kind: Expected one of ${Object.keys(KINDS).join(", ")}, found "${kind}".`);
  const given: Record<string, string[] | undefined> = {
    ...own,
    imageDescription: description,
    tags: tag && [tag.join()],
    isColor: color ? ["color"] : black ? ["black"] : undefined,
    isDoodle: doodle ? ["doodle"] : tattoo ? ["tattoo"] : undefined,
  };
  const all = Object.entries(given).flatMap(([key, each = []]) => (each.length > 0 ? [{ key, each }] : []));
  const odd = all.find(({ each }) => each.length > 1 && each.length !== photos.length);
  if (odd) throw new Error(`${nameOf(odd.key)}: Write it once, or once for each photo.`);
  const typedFor = (index: number) =>
    Object.fromEntries(
      all.map(({ key, each: [first = "", ...rest] }) => [key, [first, ...rest][index] ?? first]),
    );
  return { help, kind, photos, typedFor };
}

/** The answers that options give. Throws every fault of them. */
export function answersFor(
  { noun, questions }: Kind,
  typed: Record<string, string>,
): Record<string, unknown> {
  const other = Object.keys(typed).find((key) => !questions.some((own) => own.key === key));
  if (other) throw new Error(`${nameOf(other)}: This does not apply to a ${noun}.`);
  return readAnswers(questions, typed);
}

/** What must be given when nobody can be asked. */
export function findMissing({ kind = "design", photos, typedFor }: Options): string[] {
  const typed = typedFor(0);
  const questions: readonly EntryQuestion[] = KINDS[kind].questions;
  const missing = questions.filter(({ key, isOptional }) => !isOptional && !(key in typed));
  return [...(photos.length > 0 ? [] : ["the photo"]), ...missing.map(flagOf)];
}

function nameOf(key: string): string {
  const questions = Object.values(KINDS).flatMap((kind): readonly EntryQuestion[] => kind.questions);
  return flagOf(questions.find((each) => each.key === key) ?? { key });
}
