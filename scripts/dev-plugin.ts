/**
 * Vite plugin for `npm run dev`: builds the content, serves its pictures, and follows every change of the YAML files
 * and of images/. A mistake appears in the browser's overlay and in the terminal; the last good site stays.
 */
import { resolve } from "node:path";
import sirv from "sirv";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import type { Problem } from "#content/problem.ts";
import { formatProblems } from "#content/report-problems.ts";
import { picturesFolder } from "#images/publish.ts";
import { buildContentAloud } from "./build-content-aloud.ts";

const WATCHED = ["catalogue.yaml", "portfolio.yaml", "studio.yaml", "images"];

/** A photo arrives in several writes: the build waits until it has been quiet for this long. */
const QUIET_MS = 80;

export function contentPlugin(): Plugin {
  return {
    name: "content",
    apply: "serve",
    async configureServer(server) {
      const { root, base } = server.config;
      const watched = WATCHED.map((path) => resolve(root, path));
      const follower = followContent(server);
      server.middlewares.use(`${base}images`, sirv(picturesFolder(root), { dev: true }));
      server.watcher.add(watched);
      server.watcher.on("all", (_event, path) => {
        if (watched.some((place) => path.startsWith(place))) follower.buildSoon();
      });
      server.ws.on("connection", follower.repeatProblem);
      await follower.build();
    },
  };
}

/** Builds one at a time: a change during a build starts another when it is done. */
function followContent(server: ViteDevServer) {
  let problem: ErrorPayload | undefined;
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const build = () => {
    last = last.then(async () => {
      const hadProblem = problem !== undefined;
      const result = await buildContentAloud(server.config.root);
      problem = result.ok ? undefined : toOverlay(result.problems);
      if (problem) server.ws.send(problem);
      else if (hadProblem || (result.ok && result.changed)) server.ws.send({ type: "full-reload" });
    });
    return last;
  };
  return {
    build,
    buildSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(build, QUIET_MS);
    },
    /** For a page that is opened or reloaded while the mistake stands. */
    repeatProblem: () => {
      if (problem) server.ws.send(problem);
    },
  };
}

/** The mistakes as Vite's overlay shows them: the place of the first, the text of all. */
function toOverlay(problems: readonly Problem[]): ErrorPayload {
  const [first] = problems;
  const loc = first && { file: first.file, line: first.line, column: first.column };
  const message = formatProblems(problems, "The page shows the last good site.");
  return { type: "error", err: { message, stack: "", plugin: "content", id: first?.file, loc } };
}
