/** Every address of the built site has its file: in pages, styles, data, the feed, the sitemap and the manifest. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { expect, test } from "vitest";
import * as built from "#files/folders.ts";
import { readSettings } from "#files/settings.ts";

const { contentFolder } = readSettings();

const SITE = join(contentFolder, built.SITE);
const read = (file: string) => readFileSync(join(SITE, file), "utf8");
/** The address of Home. Vitest sets its own `BASE_URL`. */
const { origin: ORIGIN, pathname: BASE } = new URL(
  /Sitemap: (.*)sitemap.xml/.exec(read("robots.txt"))?.[1] ?? "",
);

/** Finds links, scripts, pictures at each width and backgrounds; in JSON and XML, also absolute addresses. */
const ADDRESSES = [
  /\s(?:href|src|poster|action)="([^"]*)"/g,
  /\s(?:image)?srcset="([^"]*)"/gi,
  /\burl\(["']?([^"')]+)/g,
  /"src":"([^"]*)"/g,
  new RegExp(`(${ORIGIN}/[^\\s"'<>]*)`, "g"),
];
/** Scripts prefix these with the base. */
const BELOW_BASE = /"((?:images|cards|assets)\/[^"\s]+\.\w+)"/g;

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(html|css|js|xml|webmanifest|svg)$|^robots\.txt$/.test(file));

test("every address leads to a file of the site", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.flatMap((file) => findAddresses(file).filter((address) => !leadsToFile(address, file))),
  ).toEqual([]);
});

function findAddresses(file: string): string[] {
  // An id in the feed is not an address, and survives a move of the site.
  const text = read(file)
    .replaceAll("\\/", "/")
    .replaceAll(/<id>.*?<\/id>/g, "");
  const patterns = file.endsWith(".js") ? [] : ADDRESSES;
  const addresses = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, found = ""]) => found.split(/,\s+/).map((candidate) => candidate.split(" ")[0] ?? ""));
  const below = [...text.matchAll(BELOW_BASE)].map(([, path]) => BASE + path);
  return [...new Set([...addresses, ...below])];
}

/** Addresses of other sites count as existing. */
function leadsToFile(address: string, file: string): boolean {
  const { origin, pathname } = new URL(address.replaceAll("&amp;", "&"), `${ORIGIN}${BASE}${file}`);
  if (origin !== ORIGIN) return true;
  if (!pathname.startsWith(BASE)) return false;
  const path = decodeURI(pathname.slice(BASE.length));
  return existsSync(join(SITE, /(^|\/)$/.test(path) ? join(path, "index.html") : path));
}
