/** Serves a built site like a static host: redirects to the trailing slash, 404.html, compression, headers. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { answer } from "./answer.ts";

/** As hosts use for text. A tenth smaller than the library's default, in the same time. */
const BROTLI_QUALITY = 5;

const METHODS = ["GET", "HEAD"];

/**
 * Serves the folder `root` below `base` (both slashes: `/` or `/project/`). The caller starts it. It caches nothing, because
 * a build may replace the folder at any moment.
 */
export function createStaticServer(root: string, base: string): Server {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  return createServer((request, response) => {
    if (!METHODS.includes(request.method ?? "")) {
      response.writeHead(405, { Allow: METHODS.join(", ") }).end();
      return;
    }
    settle(request);
    compress(request as never, response as never, () => answer({ root, base, request, response }));
  });
}

/** Covers what the libraries leave out of RFC 9110. */
function settle(request: IncomingMessage): void {
  const { headers, method, url = "/" } = request;
  request.url = url.replace(/^https?:\/\/[^/?]*/i, "");
  // Only GET has ranges, and a weak tag does not prove that the bytes are the same.
  if (method === "HEAD" || `${headers["if-range"]}`.startsWith("W/")) delete headers.range;
  // A range counts bytes of the file, not of its compressed form.
  if (headers.range) headers["accept-encoding"] = "identity";
  // HEAD gets the headers of GET; Node leaves out the body.
  request.method = "GET";
}
