/** The site of the fixture, as the preview serves it; its pages note what goes wrong in them. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createStaticServer } from "../../scripts/output/hosting/static-server.ts";
import { SITE } from "../fixtures/studio.ts";

export type Site = {
  origin: string;
  /** The next request for a script whose text matches is answered with 503. */
  refuseOnce: (text: RegExp) => void;
  /** Method and address of each so far. */
  requests: string[];
  close: () => void;
};

/** Firefox reports an error of a `modulepreload` whose module is there already; one that is missing rejects its import. */
const NOTE_FAULTS = `window.faults = [];
  const note = (fault) => faults.push(String(fault));
  addEventListener("error", ({ message, target }) => target.rel !== "modulepreload" && note(message ?? target.src ?? target.href), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => note(violatedDirective + " " + blockedURI));`;

/** `draw` replaces each picture with a PNG. */
export async function startSite(draw?: (picture: Buffer) => Promise<Buffer>): Promise<Site> {
  const requests: string[] = [];
  let refused: RegExp | undefined;
  const files = createStaticServer(SITE, "/");
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const file = join(SITE, request.url?.split("?")[0] ?? "/");
    const page = join(file, "index.html");
    if (existsSync(page) && file.endsWith("/")) sendPage(response, readFileSync(page, "utf8"));
    else if (draw && request.url?.startsWith("/images/")) {
      response.writeHead(200, { "Content-Type": "image/png" }).end(await draw(readFileSync(file)));
    } else if (
      refused &&
      file.endsWith(".js") &&
      existsSync(file) &&
      refused.test(readFileSync(file, "utf8"))
    ) {
      refused = undefined;
      response.writeHead(503).end();
    } else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuseOnce: (text) => {
      refused = text;
    },
    requests,
    close: () => server.close().closeAllConnections(),
  };
}

/** The script comes before the policy of the page, which does not allow it. */
function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(html.replace("<head>", `<head><script>${NOTE_FAULTS}</script>`));
}

/** Bytes of a file of the site, by its address. */
export const weigh = (address: string) => statSync(join(SITE, new URL(address).pathname)).size;
