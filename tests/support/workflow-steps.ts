/** The shell steps of the workflows, run as GitHub runs them on Linux, with a `gh` that gives prepared answers. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { copyTracked } from "./copy-tracked.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

type Step = { id?: string; run?: string; uses?: string; with?: object };
export type Jobs = Record<string, { steps: Step[] }>;

export const WORKFLOWS = ".github/workflows";

export const readJobs = (name: string): Jobs => parse(readFileSync(join(WORKFLOWS, name), "utf8")).jobs;

const REPOSITORY = {
  GITHUB_REPOSITORY: "moth/slow-dot",
  GITHUB_REPOSITORY_OWNER: "moth",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_ACTOR: "moth",
  GITHUB_ACTOR_ID: "12",
  GITHUB_REF_NAME: "main",
};

/** Runs a shell step of a job in the folder. Returns its output and exit code. */
export function runStep(job: Jobs[string] | undefined, id: string | undefined, env: object, cwd?: string) {
  const folder = makeTemporaryFolder();
  const [output, summary] = [join(folder, "output"), join(folder, "summary")];
  const script = job?.steps.find((step) => step.run && step.id === id)?.run ?? "";
  const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, GITHUB_ENV: join(folder, "env") };
  const { status, stderr } = spawnSync("bash", ["-e", "-c", script], {
    cwd: cwd ?? folder,
    encoding: "utf8",
    env: { ...process.env, ...REPOSITORY, ...files, ...env },
  });
  const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").trim() : "");
  return { status, stderr, output: read(output), summary: read(summary) };
}

/** Returns a PATH with a `gh` that gives these answers, by the beginning of a request, and the requests that it had. */
export function fakeGitHub(answers: Record<string, string>) {
  const folder = makeTemporaryFolder();
  const requests = join(folder, "requests");
  const cases = Object.entries(answers).map(
    ([path, answer]) => `'repos/moth/slow-dot${path}'*) echo '${answer}' ;;`,
  );
  writeFileSync(
    join(folder, "gh"),
    `#!/bin/sh\necho "$*" >> '${requests}'\ncase "$2" in\n${cases.join("\n")}\n*) exit 1 ;;\nesac\n`,
  );
  chmodSync(join(folder, "gh"), 0o755);
  return { PATH: `${folder}:${process.env.PATH}`, readRequests: () => readFileSync(requests, "utf8") };
}

export const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();

const AUTHOR = ["-c", "user.name=a", "-c", "user.email=a@b.c"];

export function commitAll(folder: string): void {
  git(folder, "add", ".");
  git(folder, ...AUTHOR, "commit", "--quiet", "-m", "change");
}

/** Checks a repository of the project out, as "Use this template" makes it but without the sample's pictures. */
export function makeCheckout(cleanUp?: Parameters<typeof makeTemporaryFolder>[0]) {
  const root = makeTemporaryFolder(cleanUp);
  const [origin, checkout] = [join(root, "origin"), join(root, "checkout")];
  copyTracked(checkout, ":!images", ":!tests", ":!.env");
  git(checkout, "init", "--quiet", "--initial-branch=main");
  commitAll(checkout);
  git(root, "clone", "--quiet", "--bare", checkout, origin);
  git(checkout, "remote", "add", "origin", origin);
  installPackages(checkout);
  return { origin, checkout };
}

export const installPackages = (folder: string) =>
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");

/** What is typed into the form of "Begin". */
export const FORM = {
  NAME: 'Tom\'s "Dots" & $HOME',
  PLACE: "Lisboa",
  EMAIL: "tom@dots.example",
  REGION: "pt-PT",
  MONEY: "EUR",
  UNITS: "cm",
};
