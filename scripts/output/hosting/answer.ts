/** Answers one request for a file of the site. */
import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { readFile } from "#disk/read-file.ts";
import { findHeaders } from "./header-rules.ts";
import { parseHeadersFile } from "./netlify.ts";

/** `root`: the folder of the site. `base`: its path on the host, with both slashes. */
type Exchange = { root: string; base: string; request: IncomingMessage; response: ServerResponse };

/** A build replaces the folder with two renames. Between them there is none. */
const MAX_TRIES = 100;
const RETRY_MS = 10;

export function answer(exchange: Exchange): void {
  const [path = "", ...query] = exchange.request.url?.split(/(?=\?)/) ?? [];
  if (!`${path}/`.startsWith(exchange.base) || path.includes("//")) answer404(exchange);
  else answerFile(exchange, { path, query: query.join("") }, MAX_TRIES);
}

/** Page, size and headers must come from one build: starts again if the folder is replaced before the file is open. */
function answerFile(exchange: Exchange, address: { path: string; query: string }, tries: number): void {
  const { root, base, request, response } = exchange;
  const { path, query } = address;
  const build = toIdentity(root);
  const isReplaced = () => tries > 0 && (build === undefined || build !== toIdentity(root));
  const retry = () => {
    clear(response);
    setTimeout(answerFile, RETRY_MS, exchange, address, tries - 1);
  };
  send(request, path.slice(base.length - 1), { root, cacheControl: false })
    .on("headers", () => setHeaders(exchange, decodeURIComponent(path)))
    .on("directory", () => {
      setHeaders(exchange, path);
      response.writeHead(301, { Location: `${path}/${query}` }).end();
    })
    .on("stream", (file) => file.on("open", () => isReplaced() && file.destroy() && retry()))
    .on("error", ({ status }) => {
      if (response.headersSent) response.destroy();
      else if (isReplaced()) retry();
      else if (status === 416 && isForLastBytes(request)) {
        delete request.headers.range;
        retry();
      } else if ([400, 403, 404].includes(status)) answer404(exchange);
      else response.writeHead(status, { "Content-Length": 0 }).end();
    })
    .pipe(response);
}

const toIdentity = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ino;

/** `send` refuses to send the last bytes of a file that has fewer. */
const isForLastBytes = ({ headers }: IncomingMessage) => /^bytes=-0*[1-9]/.test(headers.range ?? "");

function clear(response: ServerResponse): void {
  response.statusCode = 200;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

/** From the site's own `_headers`, as hosts read it. */
function setHeaders({ root, response }: Exchange, address: string): void {
  const rules = parseHeadersFile(String(readFile(join(root, "_headers")) ?? ""));
  response.setHeaders(new Headers(findHeaders(rules, address)));
}

function answer404(exchange: Exchange): void {
  const { root, base, response } = exchange;
  clear(response);
  setHeaders(exchange, `${base}404.html`);
  response
    .writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
    .end(readFile(join(root, "404.html")));
}
