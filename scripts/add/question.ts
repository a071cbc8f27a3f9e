/** Questions that either a command-line option or the artist at the terminal answers. */
import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { type CANCEL_SYMBOL, isCancel, multiselect, select, text } from "@clack/prompts";
import type { z } from "zod";
import { Mistake } from "#content/problem";
import { explainAnswer } from "#content/validate";

export type Question<K extends string = string> = {
  key: K;
  /** The option that answers the question; by default, its key. */
  flag?: string;
  message: string;
  /** Shown until something is typed. */
  placeholder?: string;
  /** The choices and their labels. Each is an option of its own, unless `isMultiple` allows any number of them. */
  choices?: Readonly<Record<string, string>>;
  isMultiple?: boolean;
  /** A script may leave out the option. */
  isOptional?: boolean;
  /** Only an option answers the question. */
  isUnasked?: boolean;
  schema: z.ZodType;
  /** Turns the typed text into the answer, or undefined. Without it, the text is the answer. */
  read?(typed: string): unknown;
  /** Shown when `read` returns undefined. */
  hint?: string;
};

/** `offers` holds the texts that Enter accepts, by key. Tests replace the terminal. */
export type Dialogue = { offers?: Record<string, string | undefined>; input?: Readable; output?: Writable };

/** The artist pressed Ctrl+C. */
export class Canceled extends Error {}

/** Asks the questions that `known` does not answer, each until its answer is valid. Throws `Canceled`. */
export async function ask(
  questions: readonly Question[],
  known: Record<string, unknown>,
  { offers = {}, ...terminal }: Dialogue = {},
): Promise<Record<string, unknown>> {
  const answers = { ...known };
  for (const question of questions.filter(({ key, isUnasked }) => !isUnasked && !(key in known))) {
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
  if (options) return select({ message, options, ...terminal });
  const validate = (typed = "") => readAnswer(question, typed.trim() || (offer ?? "")).fault;
  const shown = offer === undefined ? placeholder : `${offer} (Enter accepts it)`;
  return text({ message, placeholder: shown, defaultValue: offer, validate, ...terminal });
}

/** The parsed command line. A value is true, or all texts of an option, which may be given once per photo. */
export type Command = { values: Record<string, unknown>; positionals: string[] };

const isOneOf = ({ choices, isMultiple }: Question) => choices !== undefined && !isMultiple;

const flagsOf = (question: Question): string[] =>
  isOneOf(question) ? Object.keys(question.choices ?? {}) : [question.flag ?? question.key];

/** `--title`, or `--black or --color`. */
const nameOf = (question: Question) => `--${flagsOf(question).join(" or --")}`;

/** Parses the command line. `more` names options that answer no question. Throws a sentence about an unknown option. */
export function readCommand(args: string[], questions: readonly Question[], ...more: string[]): Command {
  const texts = { type: "string", multiple: true } as const;
  const own = questions.flatMap((question) =>
    flagsOf(question).map((flag) => [flag, isOneOf(question) ? { type: "boolean" as const } : texts]),
  );
  const options = { ...Object.fromEntries(own), ...Object.fromEntries(more.map((flag) => [flag, texts])) };
  const help = { type: "boolean", short: "h" } as const;
  return parseArgs({ args, options: { ...options, help }, allowPositionals: true });
}

/** Lists the options for the help text, one per line. */
export function listOptions(questions: readonly Question[]): string {
  const lines = questions.map((question) => {
    const { message, placeholder } = question;
    return `  ${nameOf(question).padEnd(20)} ${message}${placeholder ? `, such as ${placeholder}` : ""}`;
  });
  return lines.join("\n");
}

function textsFor(question: Question, { values }: Command): string[] {
  const flags = flagsOf(question).filter((flag) => flag in values);
  return isOneOf(question) ? flags : flags.flatMap((flag) => values[flag] as string[]);
}

/** Finds the questions that the options leave unanswered. */
export function findUnanswered<Q extends Question>(questions: readonly Q[], command: Command): Q[] {
  return questions.filter((each) => !each.isOptional && textsFor(each, command).length === 0);
}

/** Throws the names of the missing options, for use when there is nobody to ask. */
export function refuseMissing(missing: readonly Question[]): void {
  if (missing.length > 0)
    throw new Mistake(`Missing: ${missing.map(nameOf).join(", ")}. The option --help explains them.`);
}

/** Reads the answers that the options give about the photo at `index`. Throws every fault. */
export function readAnswers(
  questions: readonly Question[],
  command: Command,
  index = 0,
): Record<string, unknown> {
  const flags = ["kind", "help", ...questions.flatMap(flagsOf)];
  const other = Object.keys(command.values).find((flag) => !flags.includes(flag));
  if (other) throw new Mistake(`--${other}: This does not apply here. The option --help explains it.`);
  const given = questions.flatMap((question) => {
    const texts = textsFor(question, command);
    if (texts.length === 0) return [];
    const refused = explainNumber(question, texts.length, command.positionals.length);
    const typed = question.isMultiple ? texts.join() : (texts[index] ?? texts[0] ?? "");
    return [{ question, ...(refused ? { fault: refused, answer: undefined } : readAnswer(question, typed)) }];
  });
  const faults = given.flatMap(({ question, fault }) => (fault ? [`${nameOf(question)}: ${fault}`] : []));
  if (faults.length > 0) throw new Mistake(faults.join("\n"));
  return Object.fromEntries(given.map(({ question, answer }) => [question.key, answer]));
}

function explainNumber(question: Question, count: number, photos: number): string | undefined {
  if (count === 1 || question.isMultiple) return undefined;
  if (isOneOf(question)) return "Use one of them.";
  return count === photos ? undefined : "Give it once, or once for each photo.";
}

/** Reads a typed text, or says what is wrong with it, in the words of `npm run check`. */
function readAnswer({ read, hint, schema }: Question, typed: string) {
  const text = typed.trim();
  const answer = read ? read(text) : text;
  return { answer, fault: answer === undefined ? hint : explainAnswer(schema, answer) };
}
