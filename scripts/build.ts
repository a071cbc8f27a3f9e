/** Command: content → pictures → pages → dist/client, which is replaced only once everything is built. */
import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readLook } from "#brand/look.ts";
import { reportProblems } from "#content/report-problems.ts";
import { reportUnused } from "#content/report-unused.ts";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { type BuildFolder, openBuildFolder, publishBuild, SITE } from "#disk/build-folder.ts";
import { findDiskReason } from "#disk/disk-fault.ts";
import { publishImages } from "#images/publish.ts";
import { makeCards, publishCards } from "#output/cards/make-cards.ts";
import { writeHosting } from "#output/hosting/write-hosting.ts";
import { readBuiltSite } from "#output/inline/built-site.ts";
import { inlinePages } from "#output/inline/inline-pages.ts";
import { writeSeoFiles } from "#output/seo/write-seo-files.ts";
import type { BuiltContent } from "#processes/build-content.ts";
import { ContentProcess } from "#processes/content-process.ts";
import { contentFolder, siteBase } from "#processes/environment.ts";
import { withProgress } from "#processes/picture-progress.ts";
import { renderPages } from "#processes/render-pages.ts";

type RightContent = BuiltContent & { ok: true };

async function build(): Promise<void> {
  const start = performance.now();
  const folder = openBuildFolder(contentFolder);
  const built = await buildContent(folder);
  await makeSite(built, folder);
  publishBuild(contentFolder, folder);
  const site = join(contentFolder, SITE);
  console.log(`Pages: ${countPages(site)} in ${site} (${secondsSince(start)} s).`);
}

/** Ends the command when the content has problems. */
async function buildContent({ data }: BuildFolder): Promise<RightContent> {
  const start = performance.now();
  const content = new ContentProcess({ root: contentFolder, data });
  const built = await withProgress((onProgress) => content.build(onProgress)).finally(() => content.stop());
  if (!built.ok) {
    reportProblems(built.problems, "Nothing was built.");
    process.exit(1);
  }
  console.log(`Pictures: ${built.made} made, ${built.reused} unchanged (${secondsSince(start)} s).`);
  reportUnused(built.content, built.unused);
  return built;
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

async function makeSite(built: RightContent, folder: BuildFolder): Promise<void> {
  const { data, next } = folder;
  const site = join(next, "client");
  const look = readLook(contentFolder, built.content.studio.brand);
  const { cards, made, reused } = await makeCards(contentFolder, built.content, built.manifest, look);
  writeFileAtomic(join(data, "cards.json"), JSON.stringify(cards));
  console.log(`Social cards: ${made} made, ${reused} unchanged.`);
  await renderPages(folder);
  const inline = await inlinePages(readBuiltSite(next, siteBase), built.content.studio);
  for (const leftover of ["server", "assets.json"])
    rmSync(join(next, leftover), { recursive: true, force: true });
  publishImages(contentFolder, built.manifest, site);
  publishCards(contentFolder, cards, site);
  await writeSeoFiles(site, { ...built, look }, siteBase);
  writeHosting(site, built.content, { inline, base: siteBase });
  renameSync(join(data, "manifest.json"), join(next, "manifest.json"));
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"))
    .length;
}

/** Prints a sentence about a known fault, such as a full disk; the stack of any other, which is a bug. */
function fail(error: Error): never {
  const reason = findDiskReason(error);
  const explanation = error.cause ? error.message : reason ? `${reason}.` : error.stack;
  console.error(`The site could not be built. ${explanation}`);
  process.exit(1);
}

process.on("uncaughtException", fail);
build().catch(fail);
