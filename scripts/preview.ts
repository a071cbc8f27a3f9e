/** Command: serves the last build. files/settings.ts explains `HOST`, `PORT`, `BASE_URL` and `CONTENT`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#files/folders.ts";
import { createStaticServer } from "#site/hosting/static-server.ts";
import "#files/closed-pipe.ts";
import { readSettings } from "#files/settings.ts";

const { contentFolder, host, port, siteBase } = readSettings();

const site = join(contentFolder, SITE);
if (!existsSync(site)) {
  console.error("Nothing has been built yet. Run npm start instead: it builds first.");
  process.exit(1);
}

createStaticServer(site, siteBase).listen(port, host, (error) => {
  if (!error) return console.log(`The site is at http://localhost:${port}${siteBase} (Ctrl+C stops it)`);
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  console.error(
    isTaken
      ? `Another program uses port ${port}. Choose another: PORT=${port === 65535 ? 3000 : port + 1} npm start`
      : `The site cannot be served: ${error.message}`,
  );
  process.exit(1);
});
