/**
 * Command: serves the last build from dist/client to this machine, or with `HOST=0.0.0.0` to the network. environment.ts
 * explains `PORT`, `BASE_URL` and `CONTENT`.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { restoreSite, SITE } from "#disk/build-folder.ts";
import { createStaticServer } from "#output/hosting/static-server.ts";
import "#processes/closed-pipe.ts";
import { contentFolder, port, siteBase } from "#processes/environment.ts";

restoreSite(contentFolder);
const site = join(contentFolder, SITE);
if (!existsSync(site)) {
  console.error("Nothing has been built yet. Run npm start instead: it builds first.");
  process.exit(1);
}

createStaticServer(site, siteBase).listen(port, process.env.HOST || "localhost", (error) => {
  if (!error) return console.log(`The site is at http://localhost:${port}${siteBase} (Ctrl+C stops it)`);
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  console.error(
    isTaken
      ? `Another program uses port ${port}. Choose another: PORT=${port === 65535 ? 3000 : port + 1} npm start`
      : `The site cannot be served: ${error.message}`,
  );
  process.exit(1);
});
