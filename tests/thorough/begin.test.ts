/** "Begin" makes a studio, and "site" then builds it with its desk, though no file names the repository. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  FORM,
  fakeGitHub,
  git,
  installPackages,
  makeCheckout,
  readJobs,
  runStep,
} from "../support/workflow-steps.ts";

test.skipIf(process.platform === "win32")(
  "what Begin has pushed while Pages is off is built to a site with a desk",
  () => {
    const { begin } = readJobs("begin.yml");
    const { origin, checkout } = makeCheckout();
    const { PATH } = fakeGitHub({ "/actions/workflows/site.yml/dispatches": "" });
    runStep(begin, "init", FORM, checkout);
    const { status, summary } = runStep(begin, "publish", { PATH }, checkout);
    expect(status).toBe(0);
    expect(summary).toContain("https://github.com/moth/slow-dot/settings/pages");

    const clone = join(origin, "../clone");
    git(origin, "clone", "--quiet", "--branch=main", origin, clone);
    installPackages(clone);
    const env = {
      ...process.env,
      CONTENT: undefined,
      BASE_URL: "/slow-dot",
      GITHUB_REPOSITORY: "moth/slow-dot",
    };
    execFileSync("npm", ["run", "build"], { cwd: clone, env, stdio: "pipe" });
    const read = (page: string) => readFileSync(join(clone, "my-studio/dist/client", page), "utf8");
    expect(read("index.html")).toContain("<h1");
    expect(read("contact/index.html")).toContain(FORM.EMAIL);
    expect(read("desk/index.html").replaceAll("&quot;", '"')).toContain(
      '"source":{"repository":"moth/slow-dot","folder":"my-studio/"}',
    );
  },
);
