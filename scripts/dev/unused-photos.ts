/** Photos that no entry uses, in the browser: before and after, with the entry to copy. */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { IMAGES } from "#content/files.ts";
import { suggestEntries } from "#content/report-unused.ts";
import { fileState } from "#disk/file-state.ts";
import { toRgb } from "#domain/contrast.ts";
import type { Compared } from "#images/compare.ts";
import { comparisonPage } from "#images/comparison-page.ts";
import type { BuiltContent } from "#processes/build-content.ts";
import { askWorker } from "#processes/fork-worker.ts";
import { KINDS } from "../add/kinds.ts";
import type { Task } from "./compare-worker.ts";

type Built = Pick<BuiltContent & { ok: true }, "content" | "unused">;

/** Of more photos, only the newest are shown. */
const MOST = 10;

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
    page ??= makePage(root, built);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    page.then((html) => response.end(html), next);
  });
  return (latest: Built) => {
    [built, page] = [latest, undefined];
    const before = states;
    // A photo that is still being copied is announced again when it is complete.
    states = latest.unused.map((path) => `${path} ${fileState(join(root, IMAGES, path))}`).join();
    if (states !== before) tell();
  };
}

async function makePage(root: string, { content, unused }: Built): Promise<string> {
  const age = (path: string) =>
    -(statSync(join(root, IMAGES, path), { throwIfNoEntry: false })?.ctimeMs ?? 0);
  const paths = unused.toSorted((a, b) => age(a) - age(b)).slice(0, MOST);
  const suggestions = suggestEntries(content, paths);
  const task: Task = {
    root,
    paper: toRgb(content.studio.brand.colors.light.paper),
    photos: paths.map((path) => ({ path, roles: rolesOf(path) })),
  };
  const compared = await askWorker<Compared[]>(new URL("./compare-worker.ts", import.meta.url), task);
  const title =
    unused.length === 1 ? "A photo that no entry uses" : `${unused.length} photos that no entry uses`;
  const withEntry = (each: Compared) => {
    const entry = suggestions.find(({ path }) => each.name === `${IMAGES}/${path}`);
    return each.fault ? each : { ...each, entry };
  };
  return comparisonPage(title, compared.map(withEntry));
}

const rolesOf = (path: string) =>
  (Object.values(KINDS).find(({ folder }) => path.startsWith(`${folder}/`)) ?? KINDS.design).roles;
