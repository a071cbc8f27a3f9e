/** Serves a built site the way a static host does: redirects to the trailing slash, 404.html, compression, headers. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { findHeaders, type HeaderRule } from "./header-rules.ts";
import { parseHeadersFile } from "./netlify.ts";

/** What hosts take for text: a tenth smaller than the default of the library, in the same time. */
const BROTLI_QUALITY = 5;

/**
 * A server over the folder `root`, reached below `base` (both slashes: `/` or `/project/`). It does not listen yet.
 * Files are read once at the start, as a host deploys them: restart it after a build.
 */
export function createStaticServer(root: string, base: string): Server {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  const rules = readHeaderRules(root);
  const files = sirv(root, {
    etag: true,
    extensions: ["html"],
    onNoMatch: (_request, response) => answer404(root, response),
  });
  return createServer((request, response) => {
    compress(request as never, response as never, () => {
      const [address = base] = (request.url ?? base).split("?");
      response.setHeaders(new Headers(findHeaders(rules, address)));
      const target = toRedirect(root, base, request);
      if (target) return response.writeHead(301, { Location: target }).end();
      if (!request.url?.startsWith(base)) return answer404(root, response);
      request.url = request.url.slice(base.length - 1);
      files(request, response);
    });
  });
}

/** Where a folder was asked for without its slash: the address with it. Our folders have plain names: nothing to decode. */
function toRedirect(root: string, base: string, { url = "/" }: IncomingMessage): string | undefined {
  const [path = "/", ...query] = url.split(/(?=\?)/);
  if (path.endsWith("/") || path.includes("..") || path.includes("//") || !`${path}/`.startsWith(base))
    return;
  if (existsSync(join(root, path.slice(base.length - 1), "index.html")))
    return [path, "/", ...query].join("");
}

/** The site's own `_headers`, as hosts read it. */
function readHeaderRules(root: string): HeaderRule[] {
  const file = join(root, "_headers");
  return existsSync(file) ? parseHeadersFile(readFileSync(file, "utf8")) : [];
}

function answer404(root: string, response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(readFileSync(join(root, "404.html")));
}
