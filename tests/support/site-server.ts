/** Serves the built site to tests, which can change its pages and answer requests first. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Express, RequestHandler } from "express";
import { createStaticServer } from "#site/static-server";
import { SITE } from "../fixtures/studio.ts";

export type SiteServer = { origin: string; close: () => void };

/** Serves the site for every request that `app` does not answer. */
export async function serveSite(
  app: Express,
  changePage: (html: string) => string,
  site = SITE,
): Promise<SiteServer> {
  const sendPage: RequestHandler = ({ path }, response, next) => {
    const page = join(site, path, "index.html");
    if (!path.endsWith("/") || !existsSync(page)) return next();
    response.type("html").send(changePage(readFileSync(page, "utf8")));
  };
  const server = app.use(sendPage, createStaticServer(site, "/")).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
