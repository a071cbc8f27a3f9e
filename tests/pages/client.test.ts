/** A page's `+client.ts` replaces the one in renderer/, so each must import the shell's enhancements. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const own = readdirSync("pages", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("+client.ts"))
  .map((name) => join("pages", name));

test.each(own)("%s has the enhancements of every page", (client) => {
  expect(readFileSync(client, "utf8")).toMatch(/^import "#renderer\/shell\/shell\.ts";$/m);
});
