/** What the workflow of GitHub Actions must not lose, as nobody sees it run before it is pushed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Job = {
  permissions?: Record<string, string>;
  concurrency?: { group: string; "cancel-in-progress": boolean };
  strategy?: { matrix: Record<string, unknown> };
  steps: { uses?: string; with?: Record<string, string> }[];
};

type Workflow = { jobs: Record<"test" | "deploy", Job>; concurrency?: unknown };

const { jobs, concurrency } = parse(readFileSync(".github/workflows/site.yml", "utf8")) as Workflow;

const caches = Object.values(jobs).map(
  ({ steps }) => steps.find(({ uses }) => uses?.startsWith("actions/cache"))?.with,
);

test("a job with permissions of its own may still read the repository", () => {
  expect(jobs.deploy.permissions).toEqual({ contents: "read", pages: "write", "id-token": "write" });
});

test("a newer push ends the tests of an older one, and lets a deployment finish", () => {
  expect(concurrency).toBeUndefined();
  expect(jobs.test.concurrency?.["cancel-in-progress"]).toBe(true);
  expect(jobs.deploy.concurrency).toEqual({ group: "pages", "cancel-in-progress": false });
});

test("the tests of one push do not end one another", () => {
  expect(Object.keys(jobs.test.strategy?.matrix ?? {})).toEqual(["node"]);
  expect(jobs.test.concurrency?.group).toContain("matrix.node");
});

test("pictures and cards are kept between runs", () => {
  for (const cache of caches)
    expect(cache?.path?.trim().split("\n")).toEqual([".cache/images", ".cache/cards"]);
});

test.each([
  "*.yaml",
  "images/**",
  "scripts/output/cards/**",
  "scripts/images/**",
  "renderer/domain/**",
  "package-lock.json",
])("a change of %s, which decides pictures, saves them anew", (files) => {
  for (const cache of caches) expect(cache?.key).toContain(`'${files}'`);
});
