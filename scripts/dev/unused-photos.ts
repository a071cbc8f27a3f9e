/** Photos that no entry uses, in the browser: before and after, with the entry to copy. */
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { IMAGES } from "#content/files.ts";
import { fileState } from "#disk/file-state.ts";
import type { BuiltContent } from "#processes/build-content.ts";
import { askWorker } from "#processes/fork-worker.ts";
import type { Task } from "./unused-worker.ts";

type Built = Pick<BuiltContent & { ok: true }, "content" | "unused">;

/** In another process, which loads more than the server does. */
const makePage = (task: Task) => askWorker<string>(new URL("./unused-worker.ts", import.meta.url), task);

/** The name of the page, and of the message that tells the browser to look at it (photo-dialog.ts). */
const NAME = "unused-photos";

/** Serves the page. Call the result after each build. */
export function serveUnused({ config, middlewares, ws }: ViteDevServer, root: string) {
  let built: Built | undefined;
  let page: Promise<string> | undefined;
  let states = "";
  const tell = () => ws.send(NAME, states);
  ws.on(NAME, tell);
  middlewares.use(`${config.base}${NAME}`, (_request, response, next) => {
    if (!built) return next();
    page ??= makePage({ root, ...built });
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    page.then(
      (html) => response.end(html),
      (fault) => {
        page = undefined;
        next(fault);
      },
    );
  });
  return (latest: Built) => {
    [built, page] = [latest, undefined];
    const before = states;
    // A photo that is still being copied is announced again when it is complete.
    states = latest.unused.map((path) => `${path} ${fileState(join(root, IMAGES, path))}`).join();
    if (states !== before) tell();
  };
}
