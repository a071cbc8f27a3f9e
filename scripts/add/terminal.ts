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
    // A pipe may have ended before its lines are used up, and Node 24 refuses a prompt then.
    if (process.stdin.isTTY) {
      terminal.setPrompt(text);
      terminal.prompt();
    } else process.stdout.write(text);
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
