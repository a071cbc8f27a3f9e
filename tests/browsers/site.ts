/** The site of the fixture, as the preview serves it; its pages note what goes wrong in them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import { SITE } from "../fixtures/studio.ts";
import { type SiteServer, serveSite } from "../support/site-server.ts";

export type Site = SiteServer & {
  /** The next request for a script whose text matches is answered with 503. */
  refuseOnce: (text: RegExp) => void;
};

/** Firefox reports an error of a `modulepreload` whose module is there already; one that is missing rejects its import. */
const NOTE_FAULTS = `window.faults = [];
  const note = (fault) => faults.push(String(fault));
  addEventListener("error", ({ message, target }) => target.rel !== "modulepreload" && note(message ?? target.src ?? target.href), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " " + blockedURI));`;

/** `draw` replaces each picture with a PNG. The script of each page comes before its policy, which does not allow it. */
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
