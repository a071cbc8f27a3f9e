/** Asks for what the flags leave out, until each answer is valid. */
import { createInterface } from "node:readline/promises";

export type Question<K extends string> = {
  key: K;
  text: string;
  /** Turns the typed text into the answer, or undefined; by default the text itself. */
  read?(typed: string): unknown;
  /** Shown when `read` returns undefined. */
  hint?: string;
};

/** Shows a question and returns the typed answer. Throws `Stopped` on Ctrl+C or Ctrl+D. */
export type Ask = (text: string) => Promise<string>;

export class Stopped extends Error {}

type Dialogue<K extends string> = {
  ask: Ask;
  /** Prints what is wrong with an answer. */
  say(line: string): void;
  findFault(key: K, answer: unknown): string | undefined;
  /** Answers that Enter chooses. */
  offers?: Partial<Record<K, string>>;
};

/** Completes `known`, in the order of the questions. `A` maps each key to its answer. */
export async function interview<A>(
  questions: readonly Question<keyof A & string>[],
  known: Partial<A>,
  dialogue: Dialogue<keyof A & string>,
): Promise<A> {
  const answers: Record<string, unknown> = { ...known };
  for (const question of questions) {
    if (question.key in answers) continue;
    answers[question.key] = await askUntilValid(question, dialogue);
  }
  return answers as A;
}

async function askUntilValid<K extends string>(
  { key, text, read = (typed) => typed, hint }: Question<K>,
  { ask, say, findFault, offers }: Dialogue<K>,
): Promise<unknown> {
  const offered = offers?.[key] ?? "";
  for (;;) {
    const typed = (await ask(`${text}${offered && ` (Enter for ${offered})`}: `)).trim();
    const answer = read(typed || offered);
    const fault = answer === undefined ? hint : findFault(key, answer);
    if (!fault) return answer;
    say(`  ${fault}`);
  }
}

/** Asks on the terminal while `work` runs. */
export async function onTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stopped = new Promise<never>((_, reject) => terminal.once("close", () => reject(new Stopped())));
  stopped.catch(() => {});
  const ask: Ask = (text) => Promise.race([terminal.question(text), stopped]);
  try {
    return await work(ask);
  } catch (error) {
    throw (error as Error).name === "AbortError" ? new Stopped() : error;
  } finally {
    terminal.close();
  }
}
