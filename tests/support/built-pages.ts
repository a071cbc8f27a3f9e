/** Reads the built pages from disk, because there are many. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "../fixtures/studio.ts";

/** All pages of the test studio except the design pages. */
export const PAGES = ["/", "/about/", "/booking/", "/contact/", "/designs/", "/info/"];

/** Reads the file of the test studio that a host serves for the path. */
export const readBuilt = (path: string, site = SITE) =>
  readFileSync(join(site, path.replace(/(^|\/)$/, "/index.html")), "utf8");

/** Lists the site's pages: their addresses, and their paths below Home. */
export function listSitemap(site: string) {
  const text = readBuilt("sitemap.xml", site);
  const addresses = [...text.matchAll(/<url><loc>([^<]+)/g)].map(([, address = ""]) => address);
  const home = addresses.toSorted((a, b) => a.length - b.length)[0] ?? "";
  return addresses.map((address) => ({ address, path: address.slice(home.length) }));
}

/** Reads what a page's head says about it. */
export function readHead(site: string, path: string) {
  const [head = ""] = readBuilt(path, site).split("<body");
  const metas: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta\s[^>]*>/g)) {
    const name = readAttribute(tag, "property") ?? readAttribute(tag, "name");
    if (name) metas[name] = readAttribute(tag, "content") ?? "";
  }
  const canonical = /<link\s[^>]*rel="canonical"[^>]*>/.exec(head)?.[0] ?? "";
  return {
    title: decode(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ""),
    canonical: readAttribute(canonical, "href"),
    metas,
    graphs: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, graph = ""]) => graph,
    ),
  };
}

function readAttribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
}

const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
