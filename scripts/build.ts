/** Command: builds the site: content → pictures → cards → Vike's pages → files for search engines and hosts → dist. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as buildPages } from "vike/api";
import { readLook } from "#brand/look";
import { explainError, reportProblems } from "#content/report";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";
import { DIST, openBuildFolder, publishBuild, SITE } from "#files/build-folder";
import { listFiles } from "#files/files";
import { publishImages } from "#pictures/publish";
import { buildContent } from "#site/build-content";
import { writeIcons } from "#site/home-screen";
import { makeCards, publishCards } from "#site/make-cards";
import { completeNotices } from "#site/notices";
import { removeUnused } from "#site/remove-unused";
import { writeHosting } from "#site/write-hosting";
import { writeSeoFiles } from "#site/write-seo-files";
import "#files/closed-pipe";
import { readSettings } from "#files/settings";
import { withProgress } from "#pictures/progress";

const { contentFolder, siteBase } = readSettings();

/** Vike would load the server bundle through a file in node_modules, which a concurrent build overwrites. */
const OWN_BUNDLE = { vitePluginServerEntry: { disableAutoImport: true } };

async function build(): Promise<void> {
  const start = performance.now();
  const folder = openBuildFolder(contentFolder);
  const [data, dist] = [join(folder, "data"), join(folder, DIST)];
  const site = join(dist, "client");

  const project = { root: contentFolder, data };
  const built = await withProgress((onProgress) => buildContent(project, { onProgress }));
  if (!built.ok) {
    reportProblems(built.problems, "Nothing was built.");
    process.exit(1);
  }
  const { content, manifest } = built;
  console.log(`Pictures: ${built.made} made, ${built.reused} unchanged.`);

  const look = await readLook(contentFolder, content.studio.brand);
  const { cards, made, reused } = await makeCards(contentFolder, content, manifest, look);
  writeFileSync(join(data, "cards.json"), JSON.stringify(cards));
  console.log(`Social cards: ${made} made, ${reused} unchanged.`);

  process.env.SITE_DATA = data;
  await buildPages({ viteConfig: { build: { outDir: dist }, logLevel: "warn", ...OWN_BUNDLE } });
  rmSync(join(dist, "assets.json"));
  removeUnused(site);
  const paths = listPages(site);

  completeNotices(site);
  cpSync(join(data, SHARED_DESIGNS), join(site, SHARED_DESIGNS));
  publishImages(contentFolder, manifest, site);
  publishCards(contentFolder, cards, site);
  await writeIcons(site, look);
  await writeSeoFiles(site, { content, manifest, paths }, siteBase);
  const policies = JSON.parse(readFileSync(join(data, "policies.json"), "utf8"));
  writeHosting(site, content, { policies, base: siteBase });
  renameSync(join(data, "manifest.json"), join(dist, "manifest.json"));

  publishBuild(dist, contentFolder);
  if (built.notes) console.log(built.notes);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Pages: ${paths.length} in ${join(contentFolder, SITE)} (${seconds} s).`);
}

/** The paths of the documents, without 404.html: `design/12/index.html` → `/design/12/`. */
function listPages(site: string): string[] {
  const documents = listFiles(site).filter((file) => /(^|\/)index\.html$/.test(file));
  return documents.map((file) => `/${file.replace(/index\.html$/, "")}`);
}

function fail(error: Error): never {
  console.error(`The site could not be built. ${explainError(error)}`);
  process.exit(1);
}

build().then(() => process.exit(), fail);
