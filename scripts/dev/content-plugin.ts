/**
 * Vite plugin for `npm run dev`: builds the content, serves its pictures, and rebuilds when the YAML files or images/
 * change. A mistake appears in the browser's overlay and on the terminal, while the last good site stays.
 */
import { join, relative, resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { FILE_NAMES, IMAGES } from "#content/studio-files";
import { DATA } from "#files/folders";
import { readSettings } from "#files/settings";
import { printLines } from "#pictures/progress";
import type * as content from "#site/build-content";
import { ContentFollower } from "./content-follower.ts";
import { DESK_TOKEN, serveDesk } from "./desk.ts";
import { adviseArtist, PROGRESS, showProgress } from "./overlay.ts";
import { isBuilt, serveBuilt } from "./serve-built.ts";

/** These folders hold thousands of generated files that Vite need not watch. */
const UNWATCHED = ["**/.cache/**", "**/.building/**", "**/dist/**", "**/generated/**"];

/**
 * The first page shows the last session's content for this long, and has the processor to itself. Then the content is
 * built, and the pages reload if it was out of date.
 */
const FIRST_PAGE_MS = 1000;

export function contentPlugin(): Plugin {
  const { contentFolder } = readSettings();
  let stop = () => {};
  return {
    name: "content",
    apply: "serve",
    // The stylesheets reference brand files, which may be outside the project.
    config: () => ({
      server: { watch: { ignored: UNWATCHED }, fs: { allow: [".", join(contentFolder, DATA)] } },
    }),
    async configureServer(server) {
      // When the terminal is gone, Vike would report endlessly that it cannot print.
      for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());
      const root = resolve(server.config.root, contentFolder);
      process.env.SITE_DATA = join(root, DATA);
      process.env.DESK_TOKEN = DESK_TOKEN;
      const follower = await followContent(server, { root, data: join(root, DATA) });
      stop = () => follower.stop();
      await serveBuilt(server, root);
      await serveDesk(server, { root, rebuild: () => rebuild(follower) });
      printDesk(server);
      watchContent(server, root, follower);
    },
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs/ },
      handler: (code) => showProgress(adviseArtist(code)),
    },
    buildEnd: () => stop(),
  };
}

/** Builds now, and returns what is wrong with the content. */
async function rebuild(follower: ContentFollower): Promise<string | undefined> {
  await follower.build();
  return follower.overlay?.err.message;
}

/** Builds soon, then whenever the content changes. A page that opens learns what is wrong. */
function watchContent({ watcher, ws }: ViteDevServer, root: string, follower: ContentFollower): void {
  watcher.add([...FILE_NAMES, IMAGES].map((name) => resolve(root, name)));
  watcher.on("all", (event, path) => {
    const change = classify(root, event, path);
    if (change) follower.noteChange(change);
  });
  ws.on("connection", () => follower.overlay && ws.send(follower.overlay));
  follower.buildIn(isBuilt(root) ? FIRST_PAGE_MS : 0);
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

/**
 * Classifies a change; undefined unless it is to the content of the project at `root`. Hidden files and editors' backups
 * are not content. `settles` means that the file may be incomplete: a photo that is being copied, or a YAML file that an
 * editor removes before it writes the new one.
 */
export function classify(root: string, event: string, path: string): { settles: boolean } | undefined {
  const place = relative(root, path).split(sep).join("/");
  if (FILE_NAMES.some((name) => name === place)) return { settles: event === "unlink" };
  const isJunk = /(^|\/)\.|~$|\.(tmp|part|crdownload)$/i.test(place);
  return /^images(\/|$)/.test(place) && !isJunk ? { settles: true } : undefined;
}

/** Imports the build through tsx. Vite would bundle it with its configuration: 280 MB and 2 CPU s for every build. */
async function followContent(server: ViteDevServer, project: content.Project): Promise<ContentFollower> {
  const { logger } = server.config;
  const { tsImport } = await import("tsx/esm/api");
  const { buildContent }: typeof content = await tsImport("../site/build-content.ts", import.meta.url);
  // Stylesheets import the brand from files that Vite does not watch. Pages reread everything else by themselves.
  const onRebranded = () => {
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    if (isBuilt(project.root)) server.ws.send({ type: "full-reload" });
  };
  let printed = "";
  return new ContentFollower({
    root: project.root,
    // A progress bar would capture the keys that Vite listens to.
    build: () => {
      const print = printLines((line) => logger.info(line, { timestamp: true }));
      const onProgress: typeof print = (done, total) => {
        print(done, total);
        server.ws.send(PROGRESS, { done, total });
      };
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
