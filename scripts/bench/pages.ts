/** The built site in Lighthouse, page by page, as a phone on a slow network sees it. */
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import type { Content } from "#content/load-content.ts";
import { isSoldOut } from "#renderer/availability.ts";
import { siteBase } from "../environment.ts";
import { BROWSER_FLAGS, findBrowser } from "../find-browser.ts";
import { createStaticServer } from "../serve.ts";
import { SITE } from "../site-folders.ts";
import { auditPage } from "./audit-page.ts";
import { reportPage } from "./report-page.ts";
import { listThirdParties } from "./third-parties.ts";

/** The file itself: Lighthouse measures no answer with status 404. */
const NOT_FOUND = "404.html";
/** Search engines are meant to stay away from it. */
const SKIPPED_THERE = ["is-crawlable"];

export async function benchPages(root: string, content: Content): Promise<void> {
  const site = join(root, SITE);
  const chromePath = findBrowser();
  if (!existsSync(join(site, NOT_FOUND)))
    return refuse("Nothing has been built yet. Run npm run build first.");
  if (!chromePath) return refuse("No Chromium or Chrome was found. CHROMIUM=/path names one.");
  const thirdParties = listThirdParties(content.studio);
  console.log(`The site of the last build. Blocked, as other people's: ${thirdParties.join(", ")}`);
  const server = await listen(createStaticServer(site, siteBase));
  const { port } = server.address() as AddressInfo;
  const browser = await launch({ chromePath, chromeFlags: ["--headless=new", ...BROWSER_FLAGS] });
  try {
    for (const path of listRoutes(content)) {
      const skipAudits = path === NOT_FOUND ? SKIPPED_THERE : [];
      const audited = await auditPage(`http://localhost:${port}${siteBase}${path}`, {
        port: browser.port,
        blockedUrlPatterns: thirdParties.map((origin) => `${origin}/*`),
        skipAudits,
      });
      reportPage(`${siteBase}${path}`, audited, skipAudits);
    }
  } finally {
    browser.kill();
    server.close().closeAllConnections();
  }
}

/** Every kind of page, below the base. */
function listRoutes({ catalogue }: Content): string[] {
  const available = catalogue.find((design) => !isSoldOut(design));
  const soldOut = catalogue.find(isSoldOut);
  const designs = [available, soldOut].flatMap((design) => (design ? [`design/${design.id}/`] : []));
  return ["", "designs/", ...designs, "info/", "booking/", "about/", "contact/", NOT_FOUND];
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, "localhost", () => resolve(server));
  });
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
