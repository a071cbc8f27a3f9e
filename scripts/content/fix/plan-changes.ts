/** What `npm run check -- --fix` would change. */
import { join } from "node:path";
import { readFile } from "#disk/read-file.ts";
import { ImageFolder } from "../checks/image-folder.ts";
import { FILE_NAMES, type FileName } from "../files.ts";
import { codeOf, ODD_SPACE } from "../yaml/unseen.ts";
import { examine } from "./examine.ts";
import { fixText } from "./fix-text.ts";

export type Change = { file: FileName; before: Buffer; after: Buffer };

const BYTE_ORDER_MARK = "\uFEFF";

/** For each file below `root` that can be fixed. Writes nothing. */
export function planChanges(root: string): Change[] {
  const folder = new ImageFolder(root);
  return FILE_NAMES.flatMap((file) => {
    const before = readFile(join(root, file)) ?? Buffer.alloc(0);
    const after = fixBytes(before, (text) => fixText(text, (tried) => examine(file, tried, folder)));
    return after.equals(before) ? [] : [{ file, before, after }];
  });
}

/** Leaves bytes that are not UTF-8 unchanged. */
function fixBytes(bytes: Buffer, fix: (text: string) => string): Buffer {
  const whole = bytes.toString();
  if (!Buffer.from(whole).equals(bytes)) return bytes;
  const mark = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  return Buffer.from(mark + fix(whole.slice(mark.length)));
}

export function formatChange({ file, before, after }: Change): string {
  const [old, fixed] = [before, after].map((bytes) => bytes.toString().split(/\r?\n/)) as [
    string[],
    string[],
  ];
  const blocks = old.flatMap((line, index) => {
    const now = fixed[index] ?? "";
    return line === now ? [] : [`${file}:${index + 1}\n- ${showUnseen(line)}\n+ ${showUnseen(now)}\n`];
  });
  return blocks.join("");
}

/** Shows what a fix removes. */
function showUnseen(line: string): string {
  return line.replaceAll("\t", "<tab>").replace(ODD_SPACE, (odd) => `<${codeOf(odd)}>`);
}
