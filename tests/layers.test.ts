/** Holds the layers of the house: who may import whom. It reads import lines; types may be taken from lower layers. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

type Import = { from: string; to: string; isType: boolean };

/** Beside the components: addresses, slots, prices. What is rendered or hydrated is not among them. */
const PURE = /^renderer\/(?!hydrate-)[\w-]+\.ts$|^pages\/designs\/(filter|sort)\.ts$/;

/** A rule covers the files that match `files`; a run-time import of theirs must match `may`. */
const RULES: readonly { name: string; files: RegExp; may: RegExp }[] = [
  {
    name: "schemas import zod and one another",
    files: /^scripts\/(cards|content|images)\/([\w-]+-schema|fields)\.ts$/,
    may: /^zod$|-schema\.ts$|fields\.ts$/,
  },
  {
    name: "pure logic knows only pure logic",
    files: PURE,
    may: PURE,
  },
  {
    name: "the pipeline takes nothing from the site but pure logic",
    files: /^scripts\//,
    may: new RegExp(`^scripts/|${PURE.source}|^package:(?!react)|^zod$`),
  },
  {
    name: "components know no pages, no pipeline, no content",
    files: /^renderer\/components\//,
    may: /^renderer\/(?!\+|.*\.server\.ts)|^package:(?!zod|yaml|sharp)/,
  },
  {
    name: "browser features know no React, no pages, no pipeline, no content",
    files: /^renderer\/browser\//,
    may: /^renderer\/(browser\/|[a-z][\w-]*\.(ts|css)$)(?!.*\.server\.ts)|^package:(?!react|zod|yaml|sharp|node)/,
  },
  {
    name: "pages take nothing at run time from the pipeline",
    files: /^pages\//,
    may: /^pages\/|^renderer\/|^package:(?!zod|yaml|sharp)/,
  },
];

const CONTENT_DOOR = "renderer/content.server.ts";
const MAY_LOAD_CONTENT =
  /^pages\/.*\/\+(data|onBeforePrerenderStart)\.ts$|^renderer\/\+onCreatePageContext\.server\.ts$/;

/** `#images/` → `./scripts/images/` */
const ALIASES = Object.entries(packageJson.imports).map(
  (names) => names.map((name) => name.replace("*", "")) as [string, string],
);

const imports = ["scripts", "renderer", "pages"].flatMap(listSources).flatMap(readImports);
const runtime = imports.filter(({ isType }) => !isType);

describe("layers", () => {
  test("there are imports to check", () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  for (const { name, files, may } of RULES) {
    test(name, () => {
      expect(runtime.filter(({ from, to }) => files.test(from) && !may.test(to)).map(toLine)).toEqual([]);
    });
  }

  test("a page never imports another", () => {
    const strays = imports.filter(
      ({ from, to }) => from.startsWith("pages/") && to.startsWith("pages/") && !to.startsWith(toRoute(from)),
    );
    expect(strays.map(toLine)).toEqual([]);
  });

  test("content enters through one door, opened by page data only", () => {
    const visitors = runtime.filter(({ from, to }) => to === CONTENT_DOOR && !MAY_LOAD_CONTENT.test(from));
    expect(visitors.map(toLine)).toEqual([]);
  });

  test("sharp is imported by one file", () => {
    const users = runtime.filter(({ to }) => to === "package:sharp").map(({ from }) => from);
    expect(users.filter((from) => !from.startsWith("scripts/bench"))).toEqual(["scripts/images/render.ts"]);
  });
});

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll("\\", "/"));
}

function readImports(from: string): Import[] {
  const source = readFileSync(from, "utf8");
  const lines = source.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...lines].map(([, type, fixed, dynamic]) => ({
    from,
    to: resolve(from, fixed ?? dynamic ?? ""),
    isType: Boolean(type),
  }));
}

/** A path from the root for our own files, `package:name` for others. */
function resolve(from: string, specifier: string): string {
  for (const [alias, folder] of ALIASES) {
    if (specifier.startsWith(alias)) return normalize(specifier.replace(alias, folder)).replaceAll("\\", "/");
  }
  if (specifier === "zod") return "zod";
  if (!specifier.startsWith(".")) return `package:${specifier}`;
  return normalize(join(dirname(from), specifier)).replaceAll("\\", "/");
}

/** `pages/design/@id/+data.ts` → `pages/design/` */
function toRoute(file: string): string {
  return `${file.split("/").slice(0, 2).join("/")}/`;
}

function toLine({ from, to }: Import): string {
  return `${from} → ${to}`;
}
