/** Questions that either a command-line option or the artist at the terminal answers. */
import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { type CANCEL_SYMBOL, isCancel, text } from "@clack/prompts";
import type { z } from "zod";
import { Mistake } from "#content/problem";
import { explainAnswer } from "#content/validate";

export type Question<K extends string = string> = {
  /** Also the name of the option. */
  key: K;
  message: string;
  /** Shown until something is typed. */
  placeholder?: string;
  /** A script may leave out the option. */
  isOptional?: boolean;
  schema: z.ZodType;
  /** Turns the typed text into the answer, or undefined. Without it, the text is the answer. */
  read?(typed: string): unknown;
  /** Shown when `read` returns undefined. */
  hint?: string;
};

/** `offers` holds the texts that Enter accepts, by key. Tests replace the terminal. */
type Dialogue = { offers?: Record<string, string | undefined>; input?: Readable; output?: Writable };

/** The artist pressed Ctrl+C. */
export class Canceled extends Error {}

/** Asks the questions that `known` does not answer, each until its answer is valid. Throws `Canceled`. */
export async function ask(
  questions: readonly Question[],
  known: Record<string, unknown>,
  { offers = {}, ...terminal }: Dialogue = {},
): Promise<Record<string, unknown>> {
  const answers = { ...known };
  for (const question of questions.filter(({ key }) => !(key in known))) {
    const { message, key } = question;
    const offer = offers[key];
    const validate = (typed = "") => readAnswer(question, typed.trim() || (offer ?? "")).fault;
    const placeholder = offer === undefined ? question.placeholder : `${offer} (Enter accepts it)`;
    const typed = settle(await text({ message, placeholder, defaultValue: offer, validate, ...terminal }));
    answers[question.key] = readAnswer(question, typed).answer;
  }
  return answers;
}

/** Throws `Canceled` for the symbol that stands for Ctrl+C. */
function settle<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Canceled();
  return answer;
}

/** The parsed command line. A value is true, or the text of an option. */
type Command = { values: Record<string, unknown>; positionals: string[] };

/** Parses the command line. Throws a sentence about an unknown option. */
export function readCommand(args: string[], questions: readonly Question[]): Command {
  const options = Object.fromEntries(questions.map(({ key }) => [key, { type: "string" as const }]));
  const help = { type: "boolean", short: "h" } as const;
  return parseArgs({ args, options: { ...options, help }, allowPositionals: true });
}

/** Lists the options for the help text, one per line. */
export function listOptions(questions: readonly Question[]): string {
  const lines = questions.map(({ key, message, placeholder }) => {
    return `  ${`--${key}`.padEnd(20)} ${message}${placeholder ? `, such as ${placeholder}` : ""}`;
  });
  return lines.join("\n");
}

/** Finds the questions that the options leave unanswered. */
export function findUnanswered<Q extends Question>(questions: readonly Q[], { values }: Command): Q[] {
  return questions.filter(({ key, isOptional }) => !isOptional && values[key] === undefined);
}

/** Throws the names of the missing options, for use when there is nobody to ask. */
export function refuseMissing(missing: readonly Question[]): void {
  const names = missing.map(({ key }) => `--${key}`).join(", ");
  if (names) throw new Mistake(`Missing: ${names}. The option --help explains them.`);
}

/** Reads the answers that the options give. Throws every fault. */
export function readAnswers(questions: readonly Question[], { values }: Command): Record<string, unknown> {
  const given = questions.filter(({ key }) => values[key] !== undefined);
  const read = given.map((question) => ({ question, ...readAnswer(question, String(values[question.key])) }));
  const faults = read.flatMap(({ question, fault }) => (fault ? [`--${question.key}: ${fault}`] : []));
  if (faults.length > 0) throw new Mistake(faults.join("\n"));
  return Object.fromEntries(read.map(({ question, answer }) => [question.key, answer]));
}

/** Reads a typed text, or says what is wrong with it, in the words of `npm run check`. */
function readAnswer({ read, hint, schema }: Question, typed: string) {
  const text = typed.trim();
  const answer = read ? read(text) : text;
  return { answer, fault: answer === undefined ? hint : explainAnswer(schema, answer) };
}
