/** Documents keep to the studio's currency, unit and paper. Only the artist's own words may leave them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILE_NAMES } from "#content/studio-files.ts";
import { hasA4 } from "#domain/place.ts";
import { SITE } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import { loadContent } from "#studio/load.ts";

const { contentFolder } = readSettings();
const site = join(contentFolder, SITE);
const studio = loadContent(contentFolder).content?.studio;
const documents = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => readFileSync(join(site, file), "utf8"));
const typed = FILE_NAMES.map((name) => readFileSync(join(contentFolder, name), "utf8")).join();

/** What visitors and search engines read. */
const texts = documents.map((html) =>
  html
    .replaceAll(/<style.*?<\/style>|<script(?! type="application\/ld).*?<\/script>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " "),
);

test.runIf(studio?.currency !== "USD")("no document has a dollar sign that the artist did not write", () => {
  const dollars = texts.flatMap((text) => text.match(/\$\S*/g) ?? []);
  expect(dollars.filter((amount) => !typed.includes(amount.replace(/\W+$/, "")))).toEqual([]);
});

test.runIf(studio?.units === "cm")("no document has an inch but in parentheses behind centimeters", () => {
  const inches = /[\d¼½¾][\d¼½¾.,]* in\b|\binch/;
  const outside = texts.map((text) => text.replaceAll(/(?<= cm(?: high| wide)?) \([^)]*\)/g, ""));
  expect(outside.flatMap((text) => inches.exec(text) ?? [])).toEqual([]);
});

test("paper is A4 outside North America", () => {
  const isA4 = documents.map((html) => /@page\s*\{[^}]*size:\s*A4/i.test(html));
  expect(new Set(isA4)).toEqual(new Set([hasA4(studio?.locale ?? "en-US")]));
});
