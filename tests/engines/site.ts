/** The test studio's site as the preview serves it. Its pages record their faults. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import { SITE } from "../fixtures/studio.ts";
import { serveSite } from "../support/site-server.ts";

/** Ignores `modulepreload` errors, which Firefox also reports for loaded modules. Missing modules reject imports. */
const NOTE_FAULTS = `window.faults = [];
  const note = (fault) => faults.push(String(fault));
  addEventListener("error", ({ message, target }) => target.rel !== "modulepreload" && note(message ?? target.src ?? target.href), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " " + blockedURI));`;

/** `draw` replaces each picture with a PNG. The recording script precedes the page's policy, which would forbid it. */
export function startSite(draw?: (picture: Buffer) => Promise<Buffer>) {
  const app = express().use("/images", async ({ path }, response, next) => {
    if (draw) response.type("png").send(await draw(readFileSync(join(SITE, "images", path))));
    else next();
  });
  return serveSite(app, (html) => html.replace("<head>", `<head><script>${NOTE_FAULTS}</script>`));
}
