/** Command: serves built sites, each on a free port, and prints their ports: `site=41001 second=41002`. */
import { join } from "node:path";
import * as built from "#files/folders.ts";
import { createStaticServer } from "#site/hosting/static-server.ts";
import { listen, withoutHeaders } from "./site-server.ts";

/** The sites that `SITES` holds, as JSON, by their names. */
export type ServedSite = {
  content: string;
  /** Where the site is published. By default at the root. */
  base?: string;
  isPlain?: boolean;
};

const sites: Record<string, ServedSite> = JSON.parse(process.env.SITES ?? "{}");
const ports = Object.entries(sites).map(async ([name, { content, base = "/", isPlain }]) => {
  const serve = isPlain ? withoutHeaders : createStaticServer;
  const { origin } = await listen(serve(join(content, built.SITE), base));
  return `${name}=${new URL(origin).port}`;
});
console.log((await Promise.all(ports)).join(" "));
