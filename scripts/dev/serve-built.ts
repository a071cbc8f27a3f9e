/** Serves what the dev server has built from the content. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { BRAND, DATA, picturesFolder } from "#files/folders";

export const isBuilt = (root: string) => existsSync(join(root, DATA, "content.json"));

/** Serves pictures and the brand; until the first build, a page that waits for it. */
export async function serveBuilt({ config, middlewares }: ViteDevServer, root: string): Promise<void> {
  // A build loads this module, too, but does not need Express.
  const { default: express } = await import("express");
  const { base } = config;
  const data = join(root, DATA);
  const built = express()
    .disable("x-powered-by")
    .use(`${base}images`, express.static(picturesFolder(root)))
    // Vite lists public files only at its start, before the first build.
    .use(base, express.static(join(data, BRAND, "public")))
    .use((request, response, next) => {
      if (isBuilt(root) || !request.headers.accept?.includes("text/html")) next();
      else response.status(503).send(waitingPage(base));
    });
  middlewares.use(built);
}

/** A page behind the overlay. The first successful build reloads it. */
const waitingPage = (base: string) => `<!doctype html>
<title>Not built yet</title>
<script type="module" src="${base}@vite/client"></script>
<p>The site appears here as soon as its content is right.</p>
`;
