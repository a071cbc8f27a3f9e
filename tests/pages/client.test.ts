/** A page's `+client.ts` replaces the others', it does not add to them: each must bring the shell's enhancements. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = readdirSync("pages", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("+Page.tsx"))
  .map((name) => join("pages", dirname(name)));

test.each(pages)("%s begins with the enhancements of every page", (page) => {
  const client = join(page, "+client.ts");
  expect(existsSync(client), `${client} is missing`).toBe(true);
  const [first] = readFileSync(client, "utf8").match(/^import .*$/m) ?? [];
  expect(first).toBe('import "#renderer/browser/shell.ts";');
});
