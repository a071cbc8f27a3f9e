/**
 * Command: serves the built site on a port that is free, and says which. environment.ts explains `CONTENT` and `BASE_URL`.
 * With `HEADERS=none` like a host that sends no headers of ours, as GitHub Pages.
 */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import { SITE } from "#disk/build-folder.ts";
import { createStaticServer } from "#output/hosting/static-server.ts";
import { contentFolder, siteBase } from "#processes/environment.ts";

const root = join(contentFolder, SITE);
const withoutHeaders = () =>
  express()
    .use(siteBase, express.static(root))
    .use((_, response) => response.status(404).sendFile("404.html", { root }));
const app = process.env.HEADERS === "none" ? withoutHeaders() : createStaticServer(root, siteBase);
const server = app.listen(0, "localhost", () =>
  console.log(`port ${(server.address() as AddressInfo).port}`),
);
