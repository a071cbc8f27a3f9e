/** Builds the whole site, and replaces the last one. */
import { cpSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { readLook } from "#brand/look.ts";
import { formatRemarks, reportProblems, reportRemarks } from "#content/report-problems.ts";
import { formatUnused, reportUnused } from "#content/report-unused.ts";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { type BuildFolder, openBuildFolder, publishBuild, SITE } from "#disk/build-folder.ts";
import { toPagePaths } from "#domain/routes.ts";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import { publishImages } from "#images/publish.ts";
import { makeCards, publishCards } from "#output/cards/make-cards.ts";
import { findNearLimits, weighSite } from "#output/hosting/limits.ts";
import { writeHosting } from "#output/hosting/write-hosting.ts";
import { readBuiltSite } from "#output/inline/built-site.ts";
import { inlinePages } from "#output/inline/inline-pages.ts";
import { renderPages } from "#output/render-pages.ts";
import { writeSeoFiles } from "#output/seo/write-seo-files.ts";
import { type BuiltContent, type Project, recallContent } from "./build-content.ts";
import { bundle } from "./bundle.ts";
import { ContentProcess } from "./content-process.ts";
import { contentFolder, siteBase } from "./environment.ts";
import { rememberBuild } from "./inputs.ts";
import { withProgress } from "./picture-progress.ts";

type RightContent = BuiltContent & { ok: true };

/** Inline where a page has it; nobody requests the file. */
const CLASSIC = /assets.static.[^/\\]+\.js$/;

/** Hashes of the code, and of everything that the site is made of. */
type Hashes = { code: string; inputs: string };

export async function makeSite({ code, inputs }: Hashes): Promise<void> {
  const start = performance.now();
  const folder = openBuildFolder(contentFolder);
  const built = await buildContent(folder);
  const bundled = await bundle(code, folder.data);
  await writeSite(built, folder, bundled);
  const limits = findNearLimits(weighSite(join(folder.next, "client"))).map((sentence) => `\n${sentence}`);
  rememberBuild(folder.next, { code, bundle: bundled, inputs, notes: toNotes(built) + limits.join("") });
  publishBuild(contentFolder, folder);
  const site = join(contentFolder, SITE);
  console.log(`Pages: ${countPages(site)} in ${site} (${secondsSince(start)} s).${limits.join("")}`);
}

/** Exits when the content has problems. */
async function buildContent({ data }: BuildFolder): Promise<RightContent> {
  const start = performance.now();
  const project = { root: contentFolder, data };
  const built = (await recallContent(project)) ?? (await makeContent(project));
  if (!built.ok) {
    reportProblems(built.problems, "Nothing was built.");
    process.exit(1);
  }
  console.log(`Pictures: ${built.made} made, ${built.reused} unchanged (${secondsSince(start)} s).`);
  reportUnused(built.content, built.unused);
  reportRemarks(built.remarks);
  return built;
}

/** Apart, so that the pages get the memory afterwards, and a crashing decoder does not take the build down unsaid. */
async function makeContent(project: Project): Promise<BuiltContent> {
  const content = new ContentProcess(project);
  return withProgress((onProgress) => content.build(onProgress)).finally(() => content.stop());
}

function toNotes({ content, unused, remarks }: RightContent): string {
  return (unused.length > 0 ? formatUnused(content, unused) : "") + formatRemarks(remarks);
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

async function writeSite(built: RightContent, { data, next }: BuildFolder, bundled: string): Promise<void> {
  const { content, manifest } = built;
  const site = join(next, "client");
  const look = await readLook(contentFolder, content.studio.brand);
  const { cards, made, reused } = await makeCards(contentFolder, content, manifest, look);
  writeFileAtomic(join(data, "cards.json"), JSON.stringify(cards));
  console.log(`Social cards: ${made} made, ${reused} unchanged.`);
  const pages = toPagePaths(content.catalogue);
  await renderPages({ bundle: bundled, data, base: siteBase }, pages, site);
  const parts = readBuiltSite(bundled, siteBase);
  const { inline, unlinked } = await inlinePages(parts, site, content.studio);
  cpSync(parts.folder, site, {
    recursive: true,
    filter: (path) => !unlinked.has(path) && !CLASSIC.test(path),
  });
  cpSync(join(data, SHARED_DESIGNS), join(site, SHARED_DESIGNS));
  publishImages(contentFolder, manifest, site);
  publishCards(contentFolder, cards, site);
  await writeSeoFiles(site, { ...built, look }, siteBase);
  writeHosting(site, content, { inline, base: siteBase });
  renameSync(join(data, "manifest.json"), join(next, "manifest.json"));
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"))
    .length;
}
