/** Command: serves the site that the last build left in dist/client. `PORT`, `BASE_URL` and `CONTENT` as in environment.ts. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { clearKilledBuilds, SITE } from "#disk/build-folder.ts";
import { createStaticServer } from "#output/hosting/static-server.ts";
import { contentFolder, port, siteBase } from "#processes/environment.ts";

clearKilledBuilds(contentFolder);
const site = join(contentFolder, SITE);
if (!existsSync(site)) {
  console.error("Nothing has been built yet. Run npm start, or npm run build first.");
  process.exit(1);
}

createStaticServer(site, siteBase)
  .on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken by another program. Choose one: PORT=${port === 65535 ? 3000 : port + 1} npm start`
        : `The site cannot be served: ${error.message}`,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`The site is at http://localhost:${port}${siteBase} (Ctrl+C stops it)`));
