/** The command line of `npm run init`. */
import { parseArgs } from "node:util";
import type { Answers, Key } from "./questions.ts";
import { findFault, QUESTIONS } from "./questions.ts";

export type Options = { help: boolean; folder?: string; answers: Partial<Answers> };

export const USAGE = `Makes a studio of your own in a folder beside the sample. Asks for what the flags leave out.

  npm run init -- my-studio
  npm run init -- my-studio --name "Slow Dot" --place "Portland, OR" --email hello@slowdot.com --booking https://cal.com/slow-dot/session --social https://www.instagram.com/slowdot/ --url https://slowdot.com

  --name     name of the studio
  --place    city and state, such as "Portland, OR"
  --email    e-mail address for visitors
  --booking  booking link
  --social   link to your profile; '' for none
  --url      address of the site
  --help     this text
`;

const FLAGS = {
  name: { type: "string" },
  place: { type: "string" },
  email: { type: "string" },
  booking: { type: "string" },
  social: { type: "string" },
  url: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Throws a sentence about each flag that is unknown or cannot be read. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
  const { help = false, ...typed } = values;
  if (positionals.length > 1) throw new Error(`One folder, please: ${positionals.join(", ")}`);
  const faults: string[] = [];
  const answers: Partial<Record<Key, unknown>> = {};
  for (const { key, read = (text: string) => text, hint } of QUESTIONS) {
    const text = typed[key]?.trim();
    if (text === undefined) continue;
    answers[key] = read(text);
    const fault = answers[key] === undefined ? hint : findFault(key, answers[key]);
    if (fault) faults.push(`--${key}: ${fault}`);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return { help, folder: positionals[0], answers: answers as Partial<Answers> };
}
