/**
 * Serves a built site like a static host: redirects to the trailing slash, 404.html, compression, and the headers that
 * hosts are given. Express, because serve-handler drops the query when it redirects, and sirv ends on an odd range.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { findHeaders, HEADERS } from "./headers.ts";

/** Serves the folder `root`, which a build may replace at any moment, below `base` (both slashes: `/` or `/project/`). */
export function createStaticServer(root: string, base: string): Express {
  const readRules: RequestHandler = (_, { locals }, next) => {
    locals.rules = JSON.parse(readFileSync(join(root, "..", HEADERS), "utf8"));
    next();
  };
  const files = express.static(root, {
    cacheControl: false,
    fallthrough: false,
    setHeaders: (response) => {
      const path = response.req.originalUrl.replace(/\?.*/s, "");
      response.set(findHeaders(response.locals.rules, path));
    },
  });
  const sendNotFound: RequestHandler = (_, response, next) => {
    response.status(404).set(findHeaders(response.locals.rules, `${base}404.html`));
    response.sendFile("404.html", { root, cacheControl: false, acceptRanges: false }, next);
  };
  const handleError: ErrorRequestHandler = ({ status = 500 }, request, response, next) => {
    if ([400, 403, 404].includes(status)) sendNotFound(request, response, next);
    else response.sendStatus(status);
  };
  return express()
    .disable("x-powered-by")
    .use(compression(), readRules)
    .use(base, files)
    .use(sendNotFound, handleError);
}
