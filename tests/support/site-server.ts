/** Serves built sites to tests. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import { createStaticServer } from "#site/hosting/static-server.ts";
import { SITE } from "../fixtures/studio.ts";

export type SiteServer = { origin: string; close: () => void };

export async function listen(app: Express): Promise<SiteServer> {
  const server = app.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

/** Imitates a host, such as GitHub Pages, that does not. */
export function withoutHeaders(site: string, base: string): Express {
  return express()
    .use(base, express.static(site))
    .use((_, response) => response.status(404).sendFile("404.html", { root: resolve(site) }));
}

/** Serves the site for every request that `app` does not answer, with its pages changed. */
export function serveSite(
  app: Express,
  changePage: (html: string) => string,
  site = SITE,
): Promise<SiteServer> {
  const sendPage: RequestHandler = ({ path }, response, next) => {
    const page = join(site, path, "index.html");
    if (!path.endsWith("/") || !existsSync(page)) return next();
    response.type("html").send(changePage(readFileSync(page, "utf8")));
  };
  return listen(app.use(sendPage, createStaticServer(site, "/")));
}
