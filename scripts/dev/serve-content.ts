/**
 * Builds the content of the dev server, serves its pictures, and rebuilds when the YAML files or images/ change. Problems
 * appear in the browser's overlay and on the terminal, while the last good site stays.
 */
import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import express from "express";
import type { ViteDevServer } from "vite";
import { FILE_NAMES, IMAGES } from "#content/studio-files.ts";
import { BRAND, DATA, picturesFolder } from "#files/folders.ts";
import { printLines } from "#pictures/progress.ts";
import { buildContent, type Project } from "#studio/build-content.ts";
import { DESK_TOKEN, serveDesk } from "./desk.ts";
import { RebuildQueue } from "./rebuild-queue.ts";

/**
 * The first page shows the last session's content for this long, and has the processor to itself. Then the content is
 * built, and the pages reload if it was out of date.
 */
const FIRST_PAGE_MS = 1000;

/** Returns a function that stops rebuilding. */
export function serveContent(server: ViteDevServer, root: string): () => void {
  // Exit when the terminal is gone: Vite would report endlessly that it cannot print.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());
  process.env.SITE_DATA = join(root, DATA);
  process.env.DESK_TOKEN = DESK_TOKEN;
  const queue = openQueue(server, { root, data: join(root, DATA) });
  serveBuilt(server, root);
  serveDesk(server, { root, rebuild: () => rebuild(queue) });
  printDesk(server);
  watchContent(server, root, queue);
  return () => queue.stop();
}

/** Builds now, and returns what is wrong with the content. */
async function rebuild(queue: RebuildQueue): Promise<string | undefined> {
  await queue.build();
  return queue.overlay?.err.message;
}

const isBuilt = (root: string) => existsSync(join(root, DATA, "content.json"));

/** Serves pictures and the brand; until the first build, nothing but the overlay. */
function serveBuilt({ config: { base }, middlewares }: ViteDevServer, root: string): void {
  const built = express()
    .disable("x-powered-by")
    .use(`${base}images`, express.static(picturesFolder(root)))
    // Vite lists public files only at its start, before the first build.
    .use(base, express.static(join(root, DATA, BRAND, "public")))
    .use(({ headers }, response, next) => {
      if (isBuilt(root) || !headers.accept?.includes("text/html")) next();
      else response.send(`<script type="module" src="${base}@vite/client"></script>`);
    });
  middlewares.use(built);
}

/** Builds soon, then whenever the content changes. A page that opens learns what is wrong. */
function watchContent({ watcher, ws }: ViteDevServer, root: string, queue: RebuildQueue): void {
  watcher.add([...FILE_NAMES, IMAGES].map((name) => resolve(root, name)));
  // Skip folders: the watcher reports each of their files once it is complete.
  watcher.on("all", (event, path) => !event.endsWith("Dir") && isContent(root, path) && queue.build());
  ws.on("connection", () => queue.overlay && ws.send(queue.overlay));
  setTimeout(() => queue.build(), isBuilt(root) ? FIRST_PAGE_MS : 0);
}

/** Prints the desk's address below those of the site. */
function printDesk(server: ViteDevServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [site] = server.resolvedUrls?.local ?? [];
    if (site) server.config.logger.info(`  ➜  Desk:    ${site}desk/ adds and changes designs`);
  };
}

/** Tells whether a path belongs to the content of the project at `root`. Hidden files and editors' backups do not. */
export function isContent(root: string, path: string): boolean {
  const inside = relative(root, path).split(sep).join("/");
  if (FILE_NAMES.some((name) => name === inside)) return true;
  return /^images(\/|$)/.test(inside) && !/(^|\/)\.|~$|\.(tmp|part|crdownload)$/i.test(inside);
}

function openQueue(server: ViteDevServer, project: Project): RebuildQueue {
  const { logger } = server.config;
  // Stylesheets import the brand from files that Vite does not watch. Pages reread everything else by themselves.
  const onRebranded = () => {
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    if (isBuilt(project.root)) server.ws.send({ type: "full-reload" });
  };
  let printed = "";
  return new RebuildQueue({
    root: project.root,
    // A progress bar would capture the keys that Vite listens to.
    build: () => {
      const onProgress = printLines((line) => logger.info(line, { timestamp: true }));
      return buildContent(project, { onProgress, onRebranded });
    },
    send: (payload) => server.ws.send(payload),
    printProblem: (message) => logger.error(`\n${message}\n`),
    printBuilt: ({ made, notes }, milliseconds) => {
      const pictures = made === 0 ? "" : `, ${made} ${made === 1 ? "picture" : "pictures"} made`;
      const seconds = (milliseconds / 1000).toFixed(2);
      logger.info(`content is up to date${pictures} (${seconds} s)`, { timestamp: true });
      if (notes !== printed && notes !== "") logger.info(notes);
      printed = notes;
    },
  });
}
