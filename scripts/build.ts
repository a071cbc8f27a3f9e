/** Command: content → pictures → pages → dist/client, which is replaced in one step when everything is there. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build as renderPages } from "vike/api";
import { publishImages } from "#images/publish.ts";
import { buildContent } from "./build-content.ts";
import { replaceFolder } from "./replace-folder.ts";

const SITE = "dist/client";
const NEXT = ".cache/next";

const start = performance.now();
const result = await buildContent(".");
if (!result.ok) process.exit(1);

rmSync(NEXT, { recursive: true, force: true });
await renderPages({ viteConfig: { build: { outDir: NEXT }, logLevel: "warn" } });
publishImages(".", result.manifest, join(NEXT, "client"));
replaceFolder(join(NEXT, "client"), SITE);
rmSync(NEXT, { recursive: true, force: true });

const pages = readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".html"),
);
console.log(`Pages: ${pages.length} in ${SITE} (${((performance.now() - start) / 1000).toFixed(1)} s).`);
