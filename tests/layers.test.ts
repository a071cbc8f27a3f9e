/** The import rules of biome.json and its plugins: forbidden and allowed imports, planted in copies of their folders. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** How each refusal begins. */
const REFUSALS = {
  floor: "renderer/domain/ imports only itself",
  up: "scripts/ knows no pages",
  sharp: "Only scripts/images/pixels/ imports sharp",
  doors: "Not a door of scripts/images/",
  contentDoors: "Not a door of scripts/content/",
  arrows: "Inside scripts/ arrows fall",
  buildOnly: "Build only: neither scripts/ nor sharp",
  page: "A page imports no other page",
  door: "Only +data.ts, +onBeforePrerenderStart.ts and +onCreatePageContext",
  markup: "A component is markup made of its props",
  state: "A component takes only types from React",
  browser: "renderer/browser/ enhances finished markup",
  hidden: "The import rules do not see this import",
  styles: "Styles import no other page's",
  allowed: "",
};

/** One import a line. */
const FILES: Record<string, Partial<Record<keyof typeof REFUSALS, string>>> = {
  "renderer/domain/plan.ts": {
    floor: `import "node:fs"; import "react"; import "zod"; import "../price-lists.ts";
      import type { Problem } from "#content/problem.ts"; void import("sharp");
      import "./../price-lists.ts"; import "#domain/../price-lists.ts"; import "../app.css"`,
    hidden: `export type Node = import("react").ReactNode; export type React = typeof import("react");
      void import(\`../price-lists.ts\`); require("node:fs"); import.meta.glob("../*.ts")`,
    allowed: 'import "./ladder.ts"; import "#domain/ladder.ts"',
  },
  "renderer/domain/studio-schema.ts": {
    floor: 'import "react"; import "node:fs"',
    allowed: 'import "zod"; import "./fields-schema.ts"',
  },
  "scripts/bench/limit.ts": {
    sharp: 'import "sharp"; import type { Metadata } from "sharp"; import "sharp/lib/index.js"',
    up: `import "#renderer/price-lists.ts"; import "../../renderer/domain/plan.ts"; import "react-dom/server";
      import type { Filter } from "#pages/designs/filter.ts"; export * from "../../pages/designs/filter.ts";
      import "#domain/../price-lists.ts"; import "../../tests/layers.test.ts"`,
    hidden: 'export type Filter = import("#pages/designs/filter.ts").Filter',
    allowed: 'import "#domain/plan.ts"; import "node:fs"; import "vite"',
  },
  "scripts/images/pixels/render.ts": {
    up: 'import "#renderer/price-lists.ts"',
    arrows: 'import "#output/seo/xml.ts"',
    allowed: 'import "sharp"',
  },
  "scripts/images/pictures.ts": {
    arrows: 'import "#output/seo/xml.ts"; import "../output/seo/xml.ts"',
    sharp: 'import "sharp"',
    up: 'import "#renderer/price-lists.ts"',
    contentDoors: 'import "#content/subject.ts"; import "../content/yaml/spelling.ts"',
    allowed: 'import "./memory.ts"; import "#content/problem.ts"; import "#disk/store.ts"',
  },
  "scripts/content/load-content.ts": {
    arrows:
      'import type { MadePictures } from "#images/pictures.ts"; import "#output/seo/xml.ts"; import "../images/pictures.ts"',
    sharp: 'import "sharp"',
    up: 'import "#renderer/price-lists.ts"',
    allowed: 'import "./checks/image-folder.ts"; import "#domain/plan.ts"',
  },
  "scripts/output/cards/make-cards.ts": {
    doors: `import "#images/make-original.ts"; import "../../images/memory.ts";
      import type { Picture } from "#images/pixels/picture.ts"`,
    contentDoors: 'import "#content/checks/image-folder.ts"; import "#content/nearest.ts"',
    allowed:
      'import "#images/pictures.ts"; import "#images/pixels/shapes.ts"; import "#content/load-content.ts"',
  },
  "renderer/price-lists.ts": {
    buildOnly: 'import type { Content } from "#content/load-content.ts"; import "sharp"',
    door: 'import "./content.server.ts"',
    page: 'void import("#pages/designs/filter.ts"); import "../pages/designs/filter.ts"; import "./../pages/designs/choice.css"',
    allowed: 'import "#domain/site.ts"; import "react"',
  },
  "renderer/+onCreatePageContext.server.ts": {
    buildOnly: 'import "#disk/files.ts"',
    allowed: 'import "./content.server.ts"',
  },
  "renderer/components/Icon.tsx": {
    state: `import { useEffect } from "react"; import { useState as keep } from "react";
      import React from "react"; import * as All from "react"`,
    markup: 'import "vike-react/useData"; import "react-dom/client"; import "react-dom"; import "node:fs"',
    door: 'import "#renderer/content.server.ts"',
    page: 'import "#pages/designs/filter.ts"',
    buildOnly: 'import type { Manifest } from "#images/store.ts"',
    allowed: 'import type { ReactNode } from "react"; import "#renderer/price-lists.ts"',
  },
  "renderer/browser/popovers.ts": {
    browser: `void import("react"); import "react-dom/client"; import "zod"; import "node:fs";
      import "#renderer/components/Icon.tsx"; import "#renderer/hydrate-island.ts"`,
    door: 'import "#renderer/content.server.ts"',
    page: 'import "#pages/designs/filter.ts"',
    buildOnly: 'import "#content/problem.ts"',
    allowed:
      'import "photoswipe"; import "./storage.ts"; import type { Design } from "#domain/catalogue-schema.ts"',
  },
  "renderer/brand/shapes.ts": { page: 'import "#pages/designs/filter.ts"' },
  "renderer/roles.css": {
    styles: '@import "../../pages/designs/choice.css"',
    allowed: '@import "./transitions.css"',
  },
  "pages/design/@id/Plate.tsx": {
    page: `import "#pages/designs/filter.ts"; import "../../designs/filter.ts"; import "./../../designs/filter.ts";
      import "/pages/designs/choice.css"`,
    hidden: 'export type Filter = import("../../designs/filter.ts").Filter',
    buildOnly: 'import type { Problem } from "#content/problem.ts"; import "sharp"',
    door: 'import "#renderer/content.server.ts"',
    allowed: 'import { useEffect } from "react"; import "./tones.ts"',
  },
  "pages/design/@id/plate.css": {
    styles: '@import "../../designs/choice.css"',
    allowed: '@import "./tones/tones.css"; @import "../../../renderer/roles.css"',
  },
  "pages/design/@id/+data.ts": {
    buildOnly: 'import "#processes/environment.ts"',
    allowed: 'import "#renderer/content.server.ts"; import "#domain/tile.ts"',
  },
};

const CASES = Object.entries(FILES).flatMap(([path, imports]) =>
  Object.entries(imports)
    .flatMap(([refusal, code]) => code.split(/;\s*/).map((statement) => ({ statement, refusal })))
    .map(({ statement, refusal }, index) => ({ path, statement, refusal, line: index + 1 })),
);

type Diagnostic = { message: string; location: { path: string; start: { line: number } } };

const root = makeTemporaryFolder(afterAll);
let diagnostics: Diagnostic[];

beforeAll(() => {
  for (const name of ["biome.json", "hidden-imports.grit", "css-imports.grit"])
    copyFileSync(name, join(root, name));
  for (const path of Object.keys(FILES)) {
    const statements = CASES.filter((planted) => planted.path === path).map(({ statement }) => statement);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${statements.join(";\n")};`);
  }
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const options = [
    "--only=style/noRestrictedImports",
    "--only=plugin",
    "--vcs-enabled=false",
    "--max-diagnostics=none",
  ];
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--reporter=json", ...options], {
    cwd: root,
    encoding: "utf8",
  });
  diagnostics = JSON.parse(stdout).diagnostics;
});

test.each(CASES)("$path: $statement: $refusal", ({ path, line, refusal }) => {
  const found = diagnostics.find(({ location }) => location.path === path && location.start.line === line);
  const expected = REFUSALS[refusal as keyof typeof REFUSALS];
  expect(found?.message.slice(0, expected.length)).toBe(refusal === "allowed" ? undefined : expected);
});
