/** The command line of `npm run add`. */
import { parseArgs } from "node:util";
import { TAGS } from "#domain/catalogue-schema.ts";
import type { Answers } from "./questions.ts";

export type Options = { help: boolean; photo?: string; id?: number; answers: Answers };

export const USAGE = `Adds a design to catalogue.yaml and its photo to images/designs/. Asks for what the flags leave out.

  npm run add -- photo.jpg
  npm run add -- photo.jpg --title "Paper Boat" --description "A folded boat." --size "H 2.5" --hours 1-2 --price '$200' --black

  --title        the name of the design
  --description  a credit or a note, shown beside the drawing
  --size         inches, such as "2 x 4 1/4" or "H 2.5"
  --hours        such as 4-5 or 6+
  --price        such as '$650' or '$80 each'; '' leaves it blank
  --black        black ink only
  --color        color ink
  --tag          once for each: ${TAGS.join(", ")}
  --id           its number; the next free one when left out
  --help         this text
`;

/** Throws a sentence about flags that are unknown, unreadable or contradictory. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
  if (positionals.length > 1) throw new Error(`One photo at a time, please: ${positionals.join(", ")}`);
  if (values.black && values.color) throw new Error("Write --black or --color, not both.");
  const { title, description: imageDescription, size, hours, price, tag: tags } = values;
  const isColor = values.color ?? (values.black ? false : undefined);
  const answers = { title, imageDescription, size, hours, price, isColor, tags };
  return {
    help: values.help ?? false,
    photo: positionals[0],
    id: values.id === undefined ? undefined : toId(values.id),
    answers: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)),
  };
}

function toId(typed: string): number {
  if (/^[1-9]\d*$/.test(typed)) return Number(typed);
  throw new Error(`--id: Expected a whole number from 1 on, found "${typed}".`);
}

const FLAGS = {
  title: { type: "string" },
  description: { type: "string" },
  size: { type: "string" },
  hours: { type: "string" },
  price: { type: "string" },
  black: { type: "boolean" },
  color: { type: "boolean" },
  tag: { type: "string", multiple: true },
  id: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;
