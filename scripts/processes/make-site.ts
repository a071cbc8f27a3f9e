/** Builds the whole site, and replaces the last one. */
import { cpSync, renameSync } from "node:fs";
import { join } from "node:path";
import { type Look, readLook } from "#brand/look.ts";
import { reportProblems } from "#content/report-problems.ts";
import { writeFileAtomic } from "#disk/atomic-write.ts";
import { type BuildFolder, openBuildFolder, publishBuild, SITE } from "#disk/build-folder.ts";
import { toPagePaths } from "#domain/routes.ts";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import { publishImages } from "#images/publish.ts";
import { makeCards, publishCards } from "#output/cards/make-cards.ts";
import { findNearLimits } from "#output/hosting/limits.ts";
import { writeHosting } from "#output/hosting/write-hosting.ts";
import { readBuiltSite } from "#output/inline/built-site.ts";
import { findUnused } from "#output/inline/modules.ts";
import { writeSeoFiles } from "#output/seo/write-seo-files.ts";
import { type Documents, listScripts, writePages } from "#output/write-pages.ts";
import { type BuiltContent, type Project, recallContent } from "./build-content.ts";
import { bundle } from "./bundle.ts";
import { ContentProcess } from "./content-process.ts";
import { contentFolder, siteBase } from "./environment.ts";
import { listOutputs, type Output, readLastBuild, rememberBuild } from "./inputs.ts";
import { withProgress } from "./picture-progress.ts";

type RightContent = BuiltContent & { ok: true };

/** Inline where a page has it; nobody requests the file. */
const CLASSIC = /assets.static.[^/\\]+\.js$/;

/** Vike's name for the site, beside what only hosts and later builds read. */
const CLIENT = "client";

/** Hashes of the code, and of everything that the site is made of. */
type Hashes = { code: string; inputs: string };

export async function makeSite({ code, inputs }: Hashes): Promise<void> {
  const start = performance.now();
  const folder = openBuildFolder(contentFolder);
  const built = await buildContent(folder);
  const look = await readLook(contentFolder, built.content.studio.brand);
  const bundled = await bundle({ code, data: folder.data, look });
  const documents = await writeSite({ ...built, look }, folder, bundled);
  const outputs = listOutputs(folder.next);
  const limits = toLimits(outputs.filter(({ path }) => path.startsWith(CLIENT)));
  const notes = built.notes + limits;
  rememberBuild(folder.next, outputs, { code, bundle: bundled, inputs, notes, documents });
  publishBuild(contentFolder, folder);
  const pages = Object.keys(documents).length;
  console.log(`Pages: ${pages} in ${join(contentFolder, SITE)} (${secondsSince(start)} s).${limits}`);
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
  if (built.notes !== "") console.log(built.notes);
  return built;
}

/** In a process of its own: the pages get its memory afterwards, and a crashing decoder fails with a message. */
async function makeContent(project: Project): Promise<BuiltContent> {
  const content = new ContentProcess(project);
  return withProgress((onProgress) => content.build(onProgress)).finally(() => content.stop());
}

function toLimits(files: readonly Output[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return findNearLimits({ files: files.length, bytes })
    .map((sentence) => `\n${sentence}`)
    .join("");
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

async function writeSite(
  built: RightContent & { look: Look },
  { data, next }: BuildFolder,
  bundled: string,
): Promise<Documents> {
  const { content, manifest, look } = built;
  const site = join(next, CLIENT);
  const { cards, made, reused } = await makeCards(contentFolder, content, manifest, look);
  writeFileAtomic(join(data, "cards.json"), JSON.stringify(cards));
  console.log(`Social cards: ${made} made, ${reused} unchanged.`);
  const paths = toPagePaths(content.catalogue);
  const last = { site: join(contentFolder, SITE), documents: readLastBuild(contentFolder)?.documents ?? {} };
  const rendering = { bundle: bundled, data, base: siteBase };
  const documents = await writePages(rendering, { ...content, paths, cards }, { site, last });
  copyBundle(bundled, site);
  cpSync(join(data, SHARED_DESIGNS), join(site, SHARED_DESIGNS));
  publishImages(contentFolder, manifest, site);
  publishCards(contentFolder, cards, site);
  writeSeoFiles(site, { ...built, paths }, siteBase);
  writeHosting(site, content, { scripts: listScripts(documents), base: siteBase });
  renameSync(join(data, "manifest.json"), join(next, "manifest.json"));
  return documents;
}

function copyBundle(bundled: string, site: string): void {
  const parts = readBuiltSite(bundled, siteBase);
  const unused = findUnused(parts);
  cpSync(parts.folder, site, { recursive: true, filter: (path) => !unused.has(path) && !CLASSIC.test(path) });
}
