/** Imports point only downward. One table says what each layer may import, and planted imports prove that it rejects others. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

/** The files of a layer, the layers below that it may import, and the packages that it may not. The first match counts. */
// biome-ignore format: a layer a line
const LAYERS: Record<string, { files: RegExp; below: string[]; without: RegExp }> = {
  domain: { files: /^renderer\/domain\//, below: [], without: /^(?!(zod|localized-address-format)$)/ },
  server: { files: /^renderer\/(.+\/)?[\w-]+\.server\.ts$/, below: ["domain", "renderer"], without: /^(sharp|react)/ },
  data: { files: /^(renderer|pages)\/(.+\/)?\+(data|on\w+(\.server)?)\.ts$/, below: ["domain", "server", "renderer", "page", "desk"], without: /^(node:|sharp)/ },
  desk: { files: /^pages\/desk\//, below: ["domain", "renderer", "page", "data", "content", "drawing"], without: /^(node:|sharp)/ },
  renderer: { files: /^renderer\//, below: ["domain"], without: /^(node:|sharp)/ },
  page: { files: /^pages\//, below: ["domain", "renderer", "data"], without: /^(node:|sharp)/ },
  files: { files: /^scripts\/files\//, below: [], without: /^(sharp|react)/ },
  content: { files: /^scripts\/content\//, below: ["domain"], without: /^(node:|sharp|react)/ },
  drawing: { files: /^scripts\/drawing\//, below: ["domain"], without: /^(node:|sharp|react)/ },
  codec: { files: /^scripts\/pictures\/codec\//, below: ["domain", "drawing"], without: /^react/ },
  pictures: { files: /^scripts\/pictures\//, below: ["domain", "files", "content", "drawing", "codec"], without: /^(sharp|react)/ },
  brand: { files: /^scripts\/brand\//, below: ["domain", "files", "content", "drawing", "codec"], without: /^(sharp|react)/ },
  studio: { files: /^scripts\/studio\//, below: ["domain", "files", "content", "drawing", "codec", "pictures", "brand"], without: /^(sharp|react)/ },
  site: { files: /^scripts\/site\//, below: ["domain", "files", "content", "drawing", "codec", "pictures", "brand", "studio"], without: /^sharp/ },
  dev: { files: /^scripts\/dev\//, below: ["domain", "files", "content", "pictures", "studio"], without: /^(sharp|react)/ },
  commands: { files: /^scripts\//, below: ["domain", "files", "content", "drawing", "codec", "pictures", "brand", "studio", "site", "dev"], without: /^sharp/ },
};

const layerOf = (path: string) => Object.keys(LAYERS).find((name) => LAYERS[name]?.files.test(path)) ?? "";

/** The files of each room in `scripts/` that other rooms may import. */
// biome-ignore format: a room a line
const DOORS: Record<string, string> = {
  content: "check-colors check-content check-images edit problem schema-fields source spelling studio-files suggestions validate",
  drawing: "dots/dots drawing-box file-parts heif png preview raster recipes refused scan/decide scan/develop scan/remarks wipe",
  pictures: "code-version codec/codec codec/shapes inspect manifest memory pictures plan progress read tattoo/tattoos",
  brand: "face look mark write-brand",
  site: "cards/make-cards hosting/headers hosting/static-server notices seo/write-seo-files",
  studio: "build-content inspect load private-data report",
  dev: "content-plugin early-scripts page-styles",
  files: "closed-pipe files folders production settings store",
};

const roomOf = (path: string) => /^scripts\/(\w+)\//.exec(path)?.[1];

function isDoor(path: string): boolean {
  const [, room = "", name] = /^scripts\/(\w+)\/(.+)\.(?:tsx?|mjs)$/.exec(path) ?? [];
  return DOORS[room]?.split(" ").includes(name ?? "") ?? false;
}

const routeOf = (path: string) => /^pages\/(?:design\/@id|[^/]+)\//.exec(path)?.[0];

/** Says why `path` may not import `specifier`. */
function findViolation(path: string, specifier: string): string | undefined {
  const layer = layerOf(path);
  const target = resolve(specifier, path);
  if (!target)
    return LAYERS[layer]?.without.test(specifier) ? `${layer} does not use this package` : undefined;
  const below = layerOf(target);
  if (below !== layer && !LAYERS[layer]?.below.includes(below))
    return `${layer} does not import ${below || target}`;
  // The script of every page imports what each route has for it.
  const isShared = path === "pages/+client.ts";
  if (routeOf(target) && routeOf(target) !== routeOf(path) && !isShared)
    return "a page imports no other page";
  const isOutside = Object.hasOwn(DOORS, roomOf(target) ?? "") && roomOf(target) !== roomOf(path);
  return isOutside && !(specifier.startsWith("#") && isDoor(target))
    ? "a room is entered through its doors"
    : undefined;
}

/** Returns the path of the file that a specifier means; undefined for a package. */
function resolve(specifier: string, path: string): string | undefined {
  const [name = ""] = specifier.split("?");
  if (name.startsWith(".")) return join(dirname(path), name);
  const folders: Record<string, string> = manifest.imports;
  const [folder = ""] = name.split("/");
  return folders[`${folder}/*`]?.replace("*", name.slice(folder.length + 1)).replace("./", "");
}

/** Lists the imports of a module or stylesheet, including dynamic ones and, unless `onlyValues`, types. */
function specifiersOf(path: string, code: string, { onlyValues = false } = {}): string[] {
  if (path.endsWith(".css"))
    return [...code.matchAll(/@import "([^"]+)"/g)].flatMap(([, specifier]) => specifier ?? []);
  const found: string[] = [];
  const note = ({ source, ...node }: { source?: unknown; importKind?: string; exportKind?: string }) => {
    if (onlyValues && (node.importKind ?? node.exportKind) === "type") return;
    if (source) found.push(String((source as { value?: unknown }).value));
  };
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(parseSync(path, code).program);
  return found;
}

test("every import leads to the same layer or one below, and enters a room through its door", () => {
  const files = ["renderer", "pages", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const sources = files.filter((path) => /\.(tsx?|mjs|css)$/.test(path));
  const refused = sources.flatMap((path) =>
    specifiersOf(path, readFileSync(path, "utf8")).flatMap((specifier) => {
      const reason = findViolation(path, specifier);
      return reason ? `${path}: "${specifier}": ${reason}` : [];
    }),
  );
  expect(refused).toEqual([]);
});

test("the desk's bundle reaches no module of Node, and no decoder", () => {
  const reached = new Set(["pages/desk/desk.island.tsx", "pages/desk/photo/worker.ts"]);
  const packages = new Set<string>();
  for (const path of reached) {
    if (!/\.(tsx?|mjs)$/.test(path)) continue;
    for (const specifier of specifiersOf(path, readFileSync(path, "utf8"), { onlyValues: true })) {
      const target = resolve(specifier, path);
      if (target) reached.add(target);
      else packages.add(specifier);
    }
  }
  expect(reached).toContain("scripts/content/check-content.ts");
  expect([...packages].filter((name) => /^(node:|sharp)/.test(name))).toEqual([]);
});

test.each([
  ["renderer/saved/saved.ts", 'export * from "sharp"'],
  ["renderer/domain/design.ts", 'type Ids = import("../saved/saved.ts").SavedIds'],
  ["pages/design/@id/plate/Plate.tsx", 'void import("../../../designs/sort.ts")'],
  ["scripts/pictures/pictures.ts", 'import "../content/problem.ts"'],
  ["scripts/pictures/pictures.ts", 'import "#content/explain-value.ts"'],
])("%s may not say %s", (path, code) => {
  const [specifier = ""] = specifiersOf(path, code);
  expect(findViolation(path, specifier)).toBeTypeOf("string");
});
