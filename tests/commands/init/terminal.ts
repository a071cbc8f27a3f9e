/** A terminal that a test types into. */
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";

export const ENTER = "\r";

type Typing = { input: PassThrough; output: PassThrough; printed(): string };

/** Types all keys at once; each question reads those that it needs. */
export function typeOn(keys: readonly string[]): Typing {
  const [input, output] = [new PassThrough(), new PassThrough()];
  Object.assign(output, { columns: 200, rows: 50, isTTY: true });
  Object.assign(input, { isTTY: true, setRawMode: () => input });
  const chunks: string[] = [];
  output.on("data", (chunk) => chunks.push(String(chunk)));
  for (const key of keys) input.write(key);
  return { input, output, printed: () => stripVTControlCharacters(chunks.join("")) };
}
