/** Asks the artist for what is not known yet, and asks again until the answer is right. */
import { createInterface } from "node:readline/promises";
import { type Answers, findFault, QUESTIONS, type Question } from "./questions.ts";

/** Shows a question and gives what was typed. Throws `Stopped` when the artist has had enough. */
export type Ask = (text: string) => Promise<string>;

/** Ctrl+C or Ctrl+D at a question. */
export class Stopped extends Error {}

/** `known` completed; `title` is offered for the title. `say` prints what is wrong with an answer. */
export async function interview(
  known: Answers,
  { ask, say, title }: { ask: Ask; say(line: string): void; title: string },
): Promise<Answers> {
  const answers: Record<string, unknown> = { ...known };
  for (const question of QUESTIONS) {
    if (question.key in answers) continue;
    answers[question.key] = await askUntilRight(question, { ask, say, title });
  }
  return answers;
}

async function askUntilRight(
  { key, text, read = (typed) => typed, hint }: Question,
  { ask, say, title }: { ask: Ask; say(line: string): void; title: string },
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

/** Questions on the terminal, for as long as `work` takes. */
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
