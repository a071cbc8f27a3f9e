/** A page's `+client.ts` replaces the one in renderer/, so each must import the shell's enhancements. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const own = readdirSync("pages", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("+client.ts"))
  .map((name) => join("pages", name));

test.each(own)("%s starts with the enhancements of every page", (client) => {
  const [first] = readFileSync(client, "utf8").match(/^import .*$/m) ?? [];
  expect(first).toBe('import "#renderer/shell/shell.ts";');
});
