/** Serves what the dev server has built from the content. */
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import type { ViteDevServer } from "vite";
import { BRAND, picturesFolder } from "#disk/build-folder.ts";
import { SHARED_DESIGNS } from "#domain/shared-designs.ts";

/** The data files of the dev server. A build uses its own folder. */
export const DATA = "generated";

export const isBuilt = (root: string) => existsSync(join(root, DATA, "content.json"));

/** Pictures, the brand and the list of designs; until the first build, a page that waits for it. */
export function serveBuilt({ config, middlewares }: ViteDevServer, root: string): void {
  const { base } = config;
  const data = join(root, DATA);
  // Vite would turn a classic script into a module: browsers request only those without CORS.
  const classics = sirv(config.root, { dev: true });
  middlewares.use(base, (request, response, next) => {
    const { "sec-fetch-dest": target, "sec-fetch-mode": mode } = request.headers;
    if (target === "script" && mode === "no-cors") classics(request, response, next);
    else next();
  });
  middlewares.use(`${base}images`, sirv(picturesFolder(root), { dev: true }));
  // Vite looks for public files only when it starts, before the first build.
  middlewares.use(base, sirv(join(data, BRAND, "public"), { dev: true }));
  middlewares.use(`${base}${SHARED_DESIGNS}`, (_, response) => {
    response.setHeader("Content-Type", "text/javascript");
    createReadStream(join(data, SHARED_DESIGNS))
      .on("error", () => response.writeHead(404).end())
      .pipe(response);
  });
  middlewares.use((request, response, next) => {
    if (isBuilt(root) || !request.headers.accept?.includes("text/html")) return next();
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8" }).end(waitingPage(base));
  });
}

/** Behind the overlay until the first successful build, which reloads it. */
const waitingPage = (base: string) => `<!doctype html>
<title>Not built yet</title>
<script type="module" src="${base}@vite/client"></script>
<p>The site appears here as soon as its content is right.</p>
`;
