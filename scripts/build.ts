/** Command: content → pictures → pages → dist/client, which is replaced in one step when everything is there. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build as renderPages } from "vike/api";
import { makeCards, publishCards } from "#cards/make-cards.ts";
import { publishImages } from "#images/publish.ts";
import { writeWholeIfChanged } from "#images/whole-file.ts";
import { buildContentAloud } from "./build-content-aloud.ts";
import { writeFindable } from "./findable/write-findable.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { readBuiltSite } from "./inline/built-site.ts";
import { inlinePages } from "./inline/inline-pages.ts";
import { replaceFolder } from "./replace-folder.ts";
import { siteBase } from "./site-base.ts";

/** The site, and beside it in `hosting/` what some hosts want to be told. */
const DIST = "dist";
const SITE = "dist/client";
const NEXT = ".cache/next";

/** Exits with 1 when the content has problems: they have been reported, and nothing was written. */
async function build(): Promise<void> {
  const start = performance.now();
  const built = await buildContentAloud(".");
  if (!built.ok) process.exit(1);
  const { cards, made, reused } = await makeCards(".", built.content, built.manifest);
  writeWholeIfChanged("generated/cards.json", JSON.stringify(cards));
  console.log(`Social cards: ${made} made, ${reused} unchanged.`);
  rmSync(NEXT, { recursive: true, force: true });
  await renderPages({ viteConfig: { build: { outDir: NEXT }, logLevel: "warn" } });
  const site = readBuiltSite(join(NEXT, "client"), siteBase, join(NEXT, "assets.json"));
  const inline = await inlinePages(site, built.content.studio);
  for (const made of ["server", "assets.json"]) rmSync(join(NEXT, made), { recursive: true, force: true });
  publishImages(".", built.manifest, join(NEXT, "client"));
  publishCards(".", cards, join(NEXT, "client"));
  await writeFindable(join(NEXT, "client"), built, siteBase);
  writeHosting(join(NEXT, "client"), built.content, { inline, base: siteBase });
  replaceFolder(NEXT, DIST);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Pages: ${countPages(SITE)} in ${SITE} (${seconds} s).`);
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"))
    .length;
}

build().catch((error: Error) => {
  console.error(`The site could not be built. ${error.message}\n`, error.cause ?? "");
  process.exit(1);
});
