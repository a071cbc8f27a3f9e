/** Asks the artist for what the flags leave out, until each answer is valid. */
import { createInterface } from "node:readline/promises";
import { type Answers, findFault, QUESTIONS, type Question } from "./questions.ts";

/** Shows a question and returns the typed answer. Throws `Stopped` on Ctrl+C or Ctrl+D. */
export type Ask = (text: string) => Promise<string>;

export class Stopped extends Error {}

type Dialogue = { ask: Ask; say(line: string): void; title: string };

/** Completes `known`. `title` is the default title; `say` prints what is wrong with an answer. */
export async function interview(known: Answers, dialogue: Dialogue): Promise<Answers> {
  const answers: Record<string, unknown> = { ...known };
  for (const question of QUESTIONS) {
    if (question.key in answers) continue;
    answers[question.key] = await askUntilValid(question, dialogue);
  }
  return answers;
}

async function askUntilValid(
  { key, text, read = (typed) => typed, hint }: Question,
  { ask, say, title }: Dialogue,
): Promise<unknown> {
  const offered = key === "title" ? title : "";
  for (;;) {
    const typed = (await ask(`${text}${offered && ` (Enter for ${offered})`}: `)).trim();
    const value = read(typed || offered);
    const fault = value === undefined ? hint : findFault(key, value);
    if (!fault) return value;
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
