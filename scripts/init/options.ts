/** The command line of `npm run init`. */
import { parseArgs } from "node:util";
import { readAnswers } from "../add/question.ts";
import { QUESTIONS } from "./questions.ts";

export type Options = { help: boolean; folder?: string; answers: Record<string, unknown> };

export const USAGE = `Makes a new studio in a folder next to the sample. Asks for what the flags leave out.

  npm run init -- my-studio
  npm run init -- my-studio --name "Slow Dot" --place "Portland, OR" --email hello@slowdot.com --booking https://cal.com/slow-dot/session --social https://www.instagram.com/slowdot/ --url https://slowdot.com

  --name     the name of the studio
  --place    city and state, such as "Portland, OR"
  --email    the e-mail address for visitors
  --booking  your booking link
  --social   the link to your profile; '' for none
  --url      the address of the site
  --help     shows this text
`;

const FLAGS = Object.fromEntries(QUESTIONS.map(({ key }) => [key, { type: "string" } as const]));
const HELP = { help: { type: "boolean", short: "h" } } as const;

/** Throws a sentence about each flag that is unknown or unreadable. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({ args, options: { ...FLAGS, ...HELP }, allowPositionals: true });
  const { help = false, ...typed } = values;
  if (positionals.length > 1) throw new Error(`One folder, please: ${positionals.join(", ")}`);
  return { help, folder: positionals[0], answers: readAnswers(QUESTIONS, typed) };
}
