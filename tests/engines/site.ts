/** The fixture's site as the preview serves it. Its pages record their faults. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import { SITE } from "../fixtures/studio.ts";
import { type SiteServer, serveSite } from "../support/site-server.ts";

export type Site = SiteServer & {
  /** Answers the next request for a script whose text matches with 503. */
  refuseOnce: (text: RegExp) => void;
};

/** Ignores `modulepreload` errors, which Firefox also reports for loaded modules. Missing modules reject imports. */
const NOTE_FAULTS = `window.faults = [];
  const note = (fault) => faults.push(String(fault));
  addEventListener("error", ({ message, target }) => target.rel !== "modulepreload" && note(message ?? target.src ?? target.href), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " " + blockedURI));`;

/** `draw` replaces each picture with a PNG. The recording script precedes the page's policy, which would forbid it. */
export async function startSite(draw?: (picture: Buffer) => Promise<Buffer>): Promise<Site> {
  let refused: RegExp | undefined;
  const app = express().use(async ({ path }, response, next) => {
    const file = join(SITE, path);
    if (draw && path.startsWith("/images/")) response.type("png").send(await draw(readFileSync(file)));
    else if (path.endsWith(".js") && existsSync(file) && refused?.test(readFileSync(file, "utf8"))) {
      refused = undefined;
      response.sendStatus(503);
    } else next();
  });
  const server = await serveSite(app, (html) =>
    html.replace("<head>", `<head><script>${NOTE_FAULTS}</script>`),
  );
  return {
    ...server,
    refuseOnce: (text) => {
      refused = text;
    },
  };
}
