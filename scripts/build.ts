/** Command: builds the site: content → pictures → cards → Vike's pages → files for search engines and hosts → dist. */
import "#files/production.ts";
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Look, readLook } from "#brand/look.ts";
import type { Cards } from "#domain/manifest-schema.ts";
import { listFiles } from "#files/files.ts";
import { BUILDING, DIST, SITE } from "#files/folders.ts";
import { publishImages } from "#pictures/manifest.ts";
import { makeCards, publishCards } from "#site/cards/make-cards.ts";
import { writeHosting } from "#site/hosting/headers.ts";
import { completeNotices } from "#site/notices.ts";
import { writeIcons, writeSeoFiles } from "#site/seo/write-seo-files.ts";
import { type BuiltContent, buildContent } from "#studio/build-content.ts";
import { explainError, reportProblems } from "#studio/report.ts";
import "#files/closed-pipe.ts";
import { readSettings } from "#files/settings.ts";
import { withProgress } from "#pictures/progress.ts";

const { contentFolder, siteBase } = readSettings();

async function build(): Promise<void> {
  const start = performance.now();
  rmSync(BUILDING, { recursive: true, force: true });
  const [data, dist] = [join(BUILDING, "data"), join(BUILDING, DIST)];
  const site = join(dist, "client");

  const built = await buildData(data);
  const { content, manifest, notes } = built;
  const look = await readLook(contentFolder, content.studio.brand);
  const cards = await buildCards(data, built, look);

  buildPages(data, dist);
  // Vike publishes what a page imports, but not what its inline stylesheet does (renderer/shell/route-files.server.ts).
  cpSync(join(dist, "server/assets/static"), join(site, "assets/static"), { recursive: true });
  rmSync(join(dist, "server"), { recursive: true });
  const files = listFiles(site);
  removeUnused(site, files);
  const paths = files.filter((file) => /(^|\/)index\.html$/.test(file)).map(pathOfPage);

  completeNotices(site);
  publishImages(contentFolder, manifest, site);
  publishCards(contentFolder, cards, site);
  await writeIcons(site, look);
  await writeSeoFiles(site, { content, manifest, paths }, siteBase);
  const policies = JSON.parse(readFileSync(join(data, "policies.json"), "utf8"));
  writeHosting(site, content.studio, { policies, base: siteBase });
  renameSync(join(data, "manifest.json"), join(dist, "manifest.json"));

  publish(dist);
  if (notes) console.log(notes);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Pages: ${paths.length} in ${join(contentFolder, SITE)} (${seconds} s).`);
}

type Built = BuiltContent & { ok: true };

/** Builds what the pages read. Ends the command if there are problems. */
async function buildData(data: string): Promise<Built> {
  const project = { root: contentFolder, data };
  const built = await withProgress((onProgress) => buildContent(project, { onProgress }));
  if (!built.ok) {
    reportProblems(built.problems, "Nothing was built.");
    process.exit(1);
  }
  console.log(`Pictures: ${built.made} made, ${built.reused} unchanged.`);
  return built;
}

/** Makes the social cards, whose addresses the pages name. */
async function buildCards(data: string, built: Built, look: Look): Promise<Cards> {
  const { cards, made, reused } = await makeCards(contentFolder, built, look);
  writeFileSync(join(data, "cards.json"), JSON.stringify(cards));
  console.log(`Social cards: ${made} made, ${reused} unchanged.`);
  return cards;
}

/**
 * Runs `vike build` in a process of its own: the hooks of tsx, which compile our scripts, would slow down every module of
 * Vite and Vike.
 */
function buildPages(data: string, dist: string): void {
  const settings = { build: { outDir: dist }, logLevel: "warn" };
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/vike/bin.js", "build"], {
    env: { ...process.env, SITE_DATA: data, VITE_CONFIG: JSON.stringify(settings) },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  process.stderr.write(stderr);
}

/** Removes assets that no document, and no script or stylesheet that stays, names: Vike also writes a router for browsers. */
function removeUnused(site: string, files: readonly string[]): void {
  const assets = files.filter((file) => file.startsWith("assets/"));
  const unused = new Map(assets.map((file) => [basename(file), join(site, file)]));
  const keepNamed = (path: string) => {
    const text = readFileSync(path, "utf8");
    for (const [name, asset] of unused)
      if (text.includes(name) && unused.delete(name) && /\.(js|css)$/.test(name)) keepNamed(asset);
  };
  for (const file of files) if (file.endsWith(".html")) keepNamed(join(site, file));
  for (const path of unused.values()) rmSync(path);
}

/** Replaces the studio's `dist`. */
function publish(built: string): void {
  const dist = join(contentFolder, DIST);
  rmSync(dist, { recursive: true, force: true });
  try {
    renameSync(built, dist);
  } catch {
    // The studio may be on another disk than the project.
    cpSync(built, dist, { recursive: true });
  }
  rmSync(BUILDING, { recursive: true });
}

/** `design/12/index.html` → `/design/12/` */
const pathOfPage = (file: string) => `/${file.replace(/index\.html$/, "")}`;

function fail(error: Error): never {
  console.error(`The site could not be built. ${explainError(error)}`);
  process.exit(1);
}

build().then(() => process.exit(), fail);
