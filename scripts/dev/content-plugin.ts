/**
 * Vite plugin for `npm run dev`: builds the content, serves its pictures, and rebuilds when the YAML files or images/
 * change. A mistake appears in the browser's overlay and in the terminal; the last good site stays.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Plugin, ViteDevServer } from "vite";
import { formatUnused } from "#content/report-unused.ts";
import { picturesFolder } from "#images/publish.ts";
import { ContentProcess } from "#processes/content-process.ts";
import { contentFolder } from "#processes/environment.ts";
import { withProgress } from "#processes/picture-progress.ts";
import { ContentFollower } from "./content-follower.ts";
import { classify, FILES } from "./watched.ts";

/** Thousands of generated files, of which Vite needs none. */
const UNWATCHED = ["**/.cache/**", "**/.building/**", "**/dist/**", "**/generated/**"];

/** The data files of the dev server; a build has a folder of its own. */
export const DATA = "generated";

export function contentPlugin(): Plugin {
  let stop = () => {};
  return {
    name: "content",
    apply: "serve",
    config: () => ({ server: { watch: { ignored: UNWATCHED } } }),
    async configureServer(server) {
      const { base } = server.config;
      const root = resolve(server.config.root, contentFolder);
      process.env.SITE_DATA = join(root, DATA);
      const content = new ContentProcess({ root, data: process.env.SITE_DATA });
      const follower = followContent(server, root, content);
      stop = () => {
        follower.stop();
        content.stop();
      };
      server.middlewares.use(`${base}images`, sirv(picturesFolder(root), { dev: true }));
      server.middlewares.use((request, response, next) => {
        const isBuilt = existsSync(join(root, DATA, "content.json"));
        if (isBuilt || !request.headers.accept?.includes("text/html")) return next();
        response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" }).end(waitingPage(base));
      });
      server.watcher.add([...FILES, "images"].map((name) => resolve(root, name)));
      server.watcher.on("all", (event, path) => {
        const change = classify(root, event, path);
        if (change) follower.noteChange(change);
      });
      server.ws.on("connection", () => follower.overlay && server.ws.send(follower.overlay));
      await follower.build();
    },
    buildEnd: () => stop(),
  };
}

function followContent(server: ViteDevServer, root: string, content: ContentProcess): ContentFollower {
  const { logger } = server.config;
  let printed = "";
  return new ContentFollower({
    root,
    build: () => withProgress((onProgress) => content.build(onProgress)),
    send: (payload) => {
      // Stylesheets import the brand from files that Vite does not watch.
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.ws.send(payload);
    },
    printProblem: (message) => logger.error(`\n${message}\n`),
    printBuilt: ({ made, content, unused }, milliseconds) => {
      const pictures = made === 0 ? "" : `, ${made} ${made === 1 ? "picture" : "pictures"} made`;
      const seconds = (milliseconds / 1000).toFixed(2);
      logger.info(`content is up to date${pictures} (${seconds} s)`, { timestamp: true });
      const isNew = unused.join() !== printed;
      printed = unused.join();
      if (isNew && unused.length > 0) logger.info(formatUnused(content, unused));
    },
  });
}

/** Shown until the content has once been right, below the overlay, which reloads it after the correction. */
const waitingPage = (base: string) => `<!doctype html>
<title>Not built yet</title>
<script type="module" src="${base}@vite/client"></script>
<p>The site appears here as soon as its content is right.</p>
`;
