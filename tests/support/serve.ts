/**
 * Command: serves the built site on a free port and prints it. settings.ts explains `CONTENT` and `BASE_URL`.
 * `HEADERS=none` imitates a host, such as GitHub Pages, that does not send our headers.
 */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import { SITE } from "#files/folders";
import { readSettings } from "#files/settings";
import { createStaticServer } from "#site/static-server";

const { contentFolder, siteBase } = readSettings();

const root = join(contentFolder, SITE);
const withoutHeaders = () =>
  express()
    .use(siteBase, express.static(root))
    .use((_, response) => response.status(404).sendFile("404.html", { root }));
const app = process.env.HEADERS === "none" ? withoutHeaders() : createStaticServer(root, siteBase);
const server = app.listen(0, "localhost", () =>
  console.log(`port ${(server.address() as AddressInfo).port}`),
);
