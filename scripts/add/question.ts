/** Questions that an option of the command line answers, or else the artist on the terminal. */
import type { Readable, Writable } from "node:stream";
import { type CANCEL_SYMBOL, isCancel, multiselect, select, text } from "@clack/prompts";
import type { z } from "zod";
import { explainAnswer } from "#content/explain-answer.ts";

export type Question<K extends string = string> = {
  key: K;
  /** The option that answers it; by default named like the key. */
  flag?: string;
  message: string;
  /** Shown until something is typed. */
  placeholder?: string;
  /** Labels of texts to choose from instead of typing: one, or with `isMultiple` any number. */
  choices?: Readonly<Record<string, string>>;
  isMultiple?: boolean;
  schema: z.ZodType;
  /** Turns the typed text into the answer, or undefined. Without it, the text is the answer. */
  read?(typed: string): unknown;
  /** Shown when `read` returns undefined. */
  hint?: string;
};

/** `offers` are texts that Enter accepts, by key. Tests replace the terminal. */
export type Dialogue = { offers?: Record<string, string | undefined>; input?: Readable; output?: Writable };

/** The artist pressed Ctrl+C. */
export class Canceled extends Error {}

/** Asks what `known` lacks, each question until its answer is valid. Throws `Canceled`. */
export async function ask(
  questions: readonly Question[],
  known: Record<string, unknown>,
  { offers = {}, ...terminal }: Dialogue = {},
): Promise<Record<string, unknown>> {
  const answers = { ...known };
  for (const question of questions.filter(({ key }) => !(key in known))) {
    const typed = settle(await prompt(question, offers[question.key], terminal));
    answers[question.key] = readAnswer(question, [typed].flat().join()).answer;
  }
  return answers;
}

/** Throws `Canceled` for the symbol that stands for Ctrl+C. */
export function settle<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Canceled();
  return answer;
}

function prompt(question: Question, offer: string | undefined, terminal: Omit<Dialogue, "offers">) {
  const { message, choices, isMultiple, placeholder } = question;
  const options = choices && Object.entries(choices).map(([value, label]) => ({ value, label }));
  if (options && isMultiple) return multiselect({ message, options, required: false, ...terminal });
  if (options) return select({ message, options, initialValue: offer, ...terminal });
  const validate = (typed = "") => readAnswer(question, typed.trim() || (offer ?? "")).fault;
  const shown = offer === undefined ? placeholder : `${offer} (Enter takes it)`;
  return text({ message, placeholder: shown, defaultValue: offer, validate, ...terminal });
}

/** The answers to the questions whose keys `typed` has. Throws every fault. */
export function readAnswers(
  questions: readonly Question[],
  typed: Record<string, string | undefined>,
): Record<string, unknown> {
  const given = questions.flatMap((question) => {
    const answer = typed[question.key];
    return answer === undefined ? [] : [{ question, ...readAnswer(question, answer) }];
  });
  const faults = given.flatMap(({ question, fault }) => (fault ? [`${flagOf(question)}: ${fault}`] : []));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return Object.fromEntries(given.map(({ question, answer }) => [question.key, answer]));
}

export const flagOf = ({ key, flag = `--${key}` }: Pick<Question, "key" | "flag">) => flag;

/** What a typed text means, or what is wrong with it, in the words of `npm run check`. */
function readAnswer({ read, hint, schema }: Question, typed: string) {
  const text = typed.trim();
  const answer = read ? read(text) : text;
  return { answer, fault: answer === undefined ? hint : explainAnswer(schema, answer) };
}
