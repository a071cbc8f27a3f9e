/** The import rules of biome.json: forbidden and allowed imports, planted in copies of the folders they are about. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const FLOOR = /^renderer\/domain\/ imports only itself/;
const BUILD_ONLY = /^Build only: neither scripts\/ nor sharp/;
const NO_PAGES = /^scripts\/ knows no pages/;
const OWN = /^A page imports no other page/;
const DOOR = /read content\.$/;
const STATELESS = /^A component takes only types from React/;
const MARKUP = /^A component is markup made of its props/;
const BROWSER = /^renderer\/browser\/ enhances finished markup/;
const SHARP = /^Only scripts\/images\/pixels\/ imports sharp/;
const ALLOWED = undefined;

/** Line by line, what a file holds and how it is refused. */
const FILES: Record<string, [code: string, refusal: RegExp | undefined][]> = {
  "renderer/domain/plan.ts": [
    ['import "node:fs";', FLOOR],
    ['import "react";', FLOOR],
    ['import "zod";', FLOOR],
    ['import "../mail.ts";', FLOOR],
    ['import type { Problem } from "#content/problem.ts";', FLOOR],
    ['import "./ladder.ts";', ALLOWED],
    ['import "#domain/ladder.ts";', ALLOWED],
  ],
  "renderer/domain/studio-schema.ts": [
    ['import "react";', FLOOR],
    ['import "zod";', ALLOWED],
  ],
  "scripts/bench/limit.ts": [
    ['import "sharp";', SHARP],
    ['import type { Metadata } from "sharp";', SHARP],
    ['import "#renderer/mail.ts";', NO_PAGES],
    ['import "../../renderer/domain/plan.ts";', NO_PAGES],
    ['import type { Filter } from "#pages/designs/filter.ts";', NO_PAGES],
    ['export * from "../../pages/designs/filter.ts";', NO_PAGES],
    ['import "react-dom/server";', NO_PAGES],
    ['import "#domain/plan.ts";', ALLOWED],
    ['import "node:fs";', ALLOWED],
    ['import "vite";', ALLOWED],
  ],
  "scripts/images/pixels/render.ts": [
    ['import "#renderer/mail.ts";', NO_PAGES],
    ['import "sharp";', ALLOWED],
  ],
  "renderer/mail.ts": [
    ['import type { Content } from "#content/load-content.ts";', BUILD_ONLY],
    ['import "sharp";', BUILD_ONLY],
    ['import "./content.server.ts";', DOOR],
    ['void import("#pages/designs/filter.ts");', OWN],
    ['import "../pages/designs/filter.ts";', OWN],
    ['import "#domain/site.ts";', ALLOWED],
  ],
  "renderer/+onCreatePageContext.server.ts": [
    ['import "#disk/atomic-write.ts";', BUILD_ONLY],
    ['import "./content.server.ts";', ALLOWED],
  ],
  "renderer/components/Icon.tsx": [
    ['import { useEffect } from "react";', STATELESS],
    ['import { useState as remember } from "react";', STATELESS],
    ['import * as React from "react";', STATELESS],
    ['import React from "react";', STATELESS],
    ['import "vike-react/useData";', MARKUP],
    ['import "react-dom/client";', MARKUP],
    ['import "#renderer/content.server.ts";', DOOR],
    ['import "#pages/designs/filter.ts";', OWN],
    ['import "#images/store.ts";', BUILD_ONLY],
    ['import type { ReactNode } from "react";', ALLOWED],
  ],
  "renderer/browser/menu.ts": [
    ['void import("react");', BROWSER],
    ['import "react-dom/client";', BROWSER],
    ['import "zod";', BROWSER],
    ['import "#renderer/components/Icon.tsx";', BROWSER],
    ['import "#renderer/content.server.ts";', DOOR],
    ['import "#pages/designs/filter.ts";', OWN],
    ['import "photoswipe";', ALLOWED],
  ],
  "pages/design/@id/Plate.tsx": [
    ['import "#pages/designs/filter.ts";', OWN],
    ['import "../../designs/filter.ts";', OWN],
    ['import type { Problem } from "#content/problem.ts";', BUILD_ONLY],
    ['import "#renderer/content.server.ts";', DOOR],
    ['import { useEffect } from "react";', ALLOWED],
    ['import "./tones.ts";', ALLOWED],
  ],
  "pages/design/@id/+data.ts": [
    ['import "#processes/environment.ts";', BUILD_ONLY],
    ['import "#renderer/content.server.ts";', ALLOWED],
  ],
  "pages/design/@id/+onBeforePrerenderStart.ts": [['import "#renderer/content.server.ts";', ALLOWED]],
};

type Refusal = { message: string; location: { path: string; start: { line: number } } };

const root = mkdtempSync(join(tmpdir(), "layers-"));
let refusals: Refusal[];

beforeAll(() => {
  copyFileSync("biome.json", join(root, "biome.json"));
  for (const [path, lines] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), lines.map(([code]) => `${code}\n`).join(""));
  }
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const options =
    "lint --only=style/noRestrictedImports --vcs-enabled=false --reporter=json --max-diagnostics=none";
  const { stdout } = spawnSync(process.execPath, [biome, ...options.split(" ")], {
    cwd: root,
    encoding: "utf8",
  });
  refusals = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(root, { recursive: true }));

const CASES = Object.entries(FILES).flatMap(([path, lines]) =>
  lines.map(([code, refusal], index) => ({ path, code, refusal, line: index + 1 })),
);

test.each(CASES.filter(({ refusal }) => refusal))("$path refuses $code", ({ path, line, refusal }) => {
  expect(refusalOf(path, line)).toMatch(refusal as RegExp);
});

test.each(CASES.filter(({ refusal }) => !refusal))("$path allows $code", ({ path, line }) => {
  expect(refusalOf(path, line)).toBeUndefined();
});

function refusalOf(path: string, line: number): string | undefined {
  return refusals.find(({ location }) => location.path === path && location.start.line === line)?.message;
}
