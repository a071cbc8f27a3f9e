/** Questions and answers on the terminal. */
import { createInterface } from "node:readline/promises";

/** Shows a question and returns the typed answer. Throws `Stopped` on Ctrl+C or Ctrl+D. */
export type Ask = (text: string) => Promise<string>;

export class Stopped extends Error {}

/** Asks on the terminal while `work` runs. Answers may also come from a pipe, one a line. */
export async function onTerminal<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (text) => {
    terminal.setPrompt(text);
    terminal.prompt();
    const { done, value } = await lines.next();
    if (done) throw new Stopped();
    return value;
  };
  try {
    return await work(ask);
  } finally {
    terminal.close();
  }
}
