/** Vite plugin for `npm run dev`: the content of the pages, and where it is. */
import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { DATA } from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";
import type * as content from "./serve-content.ts";

/** These folders hold thousands of generated files that Vite need not watch. */
const UNWATCHED = ["**/.cache/**", "**/.building/**", "**/dist/**", "**/generated/**"];

/** A photo arrives in several writes, and an editor may write a file in two. In milliseconds. */
const WRITTEN = { stabilityThreshold: 200, pollInterval: 50 };

export function contentPlugin(): Plugin {
  const { contentFolder } = readSettings();
  let stop = () => {};
  return {
    name: "content",
    apply: "serve",
    // Vite would remember from its start that files of the first build are missing.
    resolveId: {
      order: "pre",
      handler: (id) => (id.startsWith(join(resolve(contentFolder, DATA), sep)) ? id : undefined),
    },
    // The stylesheets reference brand files, which may be outside the project.
    config: () => ({
      server: {
        watch: { ignored: UNWATCHED, awaitWriteFinish: WRITTEN },
        fs: { allow: [".", join(contentFolder, DATA)] },
      },
    }),
    async configureServer(server) {
      // Imported late: Vite would bundle it with its configuration, six times in every build.
      const { tsImport } = await import("tsx/esm/api");
      const { serveContent }: typeof content = await tsImport("./serve-content.ts", import.meta.url);
      stop = serveContent(server, resolve(server.config.root, contentFolder));
    },
    buildEnd: () => stop(),
  };
}
