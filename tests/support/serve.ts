/**
 * Command: serves the built site on a port that is free, and says which. settings.ts explains `CONTENT` and `BASE_URL`.
 * With `HEADERS=none` like a host that sends no headers of ours, as GitHub Pages.
 */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import { SITE } from "#files/build-folder";
import { contentFolder, siteBase } from "#files/settings";
import { createStaticServer } from "#site/static-server";

const root = join(contentFolder, SITE);
const withoutHeaders = () =>
  express()
    .use(siteBase, express.static(root))
    .use((_, response) => response.status(404).sendFile("404.html", { root }));
const app = process.env.HEADERS === "none" ? withoutHeaders() : createStaticServer(root, siteBase);
const server = app.listen(0, "localhost", () =>
  console.log(`port ${(server.address() as AddressInfo).port}`),
);
