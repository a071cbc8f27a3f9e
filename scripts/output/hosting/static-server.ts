/**
 * Serves a built site like a static host: redirects to the trailing slash, 404.html, compression, and the headers that
 * hosts are given. Express, because serve-handler drops the query when it redirects, and sirv ends on an odd range.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { findVercelHeaders } from "./vercel.ts";

/** Serves the folder `root`, which a build may replace at any moment, below `base` (both slashes: `/` or `/project/`). */
export function createStaticServer(root: string, base: string): Express {
  const readConfig: RequestHandler = (_, { locals }, next) => {
    locals.config = JSON.parse(readFileSync(join(root, "../hosting/vercel.json"), "utf8"));
    next();
  };
  const files = express.static(root, {
    cacheControl: false,
    fallthrough: false,
    setHeaders: (response) =>
      response.set(findVercelHeaders(response.locals.config, response.req.originalUrl)),
  });
  const refuse: RequestHandler = (_, response, next) => {
    response.status(404).set(findVercelHeaders(response.locals.config, `${base}404.html`));
    response.sendFile("404.html", { root, cacheControl: false, acceptRanges: false }, next);
  };
  const refuseMissing: ErrorRequestHandler = ({ status = 500 }, request, response, next) => {
    if ([400, 403, 404].includes(status)) refuse(request, response, next);
    else response.sendStatus(status);
  };
  return express()
    .disable("x-powered-by")
    .use(compression(), readConfig)
    .use(base, files)
    .use(refuse, refuseMissing);
}
