/** GitHub's Git database over a real repository, as far as the desk asks for it, with failures to switch on. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";

const REPOSITORY = "lantern/site";
const TOKEN = "github_pat_right";

const WHO = ["-c", "user.name=Ann", "-c", "user.email=ann@lantern.example"];

type Asked = {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  body: string | null;
};
type Answer = { status: number; headers?: Record<string, string>; body: string | Buffer };

/** A failure answers one request whose method and path match, in place of the repository. */
type Failure = { when: RegExp; answer: Answer | "offline" };

/** `folder` is a bare repository with the branch main. */
export class FakeGitHub {
  readonly folder: string;
  readonly asked: string[] = [];
  /** The runs of every commit. */
  runs: object[] = [];
  failures: Failure[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes a repository of the files in the folder "work" of `root`, and returns its folder. */
  static publish(root: string): string {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: join(root, "work"), stdio: "pipe" });
    git("init", "--quiet", "--initial-branch=main");
    git("add", ".");
    git(...WHO, "commit", "--quiet", "-m", "Start");
    git("clone", "--quiet", "--bare", ".", join(root, "bare"));
    return join(root, "bare");
  }

  /** Copies a repository, which takes far less time than to make one. */
  static copy(published: string, folder: string): FakeGitHub {
    cpSync(published, folder, { recursive: true });
    return new FakeGitHub(folder);
  }

  git(args: readonly string[], input?: string | Buffer): Buffer {
    return execFileSync("git", args, { cwd: this.folder, input, stdio: ["pipe", "pipe", "pipe"] });
  }

  #line(...args: string[]): string {
    return String(this.git(args)).trim();
  }

  #store(content: string | Buffer): string {
    return String(this.git(["hash-object", "-w", "--stdin"], content)).trim();
  }

  /** The subjects of a branch's commits, the latest first. */
  log(branch = "main"): string[] {
    return this.#line("log", "--format=%s", branch).split("\n");
  }

  /** Commits a file on main, as somebody else does. */
  commit(path: string, text: string): void {
    const added = { path, sha: this.#store(text), mode: "100644" };
    const tree = this.#writeTree({ base_tree: "main", tree: [added] });
    const sha = this.#line(...WHO, "commit-tree", tree, "-p", "main", "-m", "By hand");
    this.git(["update-ref", "refs/heads/main", sha]);
  }

  fail(when: RegExp, status: number, message = "", headers = {}): void {
    this.failures.push({ when, answer: { status, headers, body: JSON.stringify({ message }) } });
  }

  /** Returns "offline" when the request gets no answer. */
  answer({ method, url, headers, body }: Asked): Answer | "offline" {
    const { pathname } = new URL(url);
    const request = `${method} ${pathname.replace(`/repos/${REPOSITORY}`, "")}`;
    this.asked.push(request);
    const failure = this.failures.find(({ when }) => when.test(request));
    if (failure) {
      this.failures.splice(this.failures.indexOf(failure), 1);
      return failure.answer;
    }
    if (headers.authorization !== `Bearer ${TOKEN}`) return json(401, { message: "Bad credentials" });
    if (!pathname.startsWith(`/repos/${REPOSITORY}`)) return json(404, { message: "Not Found" });
    if (request.endsWith("/actions/runs")) return json(200, { workflow_runs: this.runs });
    if (/ \/git\/blobs\/\w+$/.test(request))
      return { status: 200, body: this.git(["cat-file", "blob", lastOf(pathname)]) };
    return this.#answerGit(request, JSON.parse(body ?? "{}"));
  }

  #answerGit(request: string, body: Body): Answer {
    const name = lastOf(request);
    if (request === "GET ") return json(200, { default_branch: "main" });
    if (/^GET \/git\/ref\//.test(request)) {
      if (!this.#line("branch", "--list", name)) return json(404, { message: "Not Found" });
      return json(200, { object: { sha: this.#line("rev-parse", `refs/heads/${name}`) } });
    }
    if (/^GET \/git\/commits\//.test(request))
      return json(200, { tree: { sha: this.#line("rev-parse", `${name}^{tree}`) } });
    if (/^GET \/git\/trees\//.test(request)) return json(200, { tree: this.#list(name) });
    if (request === "POST /git/blobs")
      return json(201, { sha: this.#store(Buffer.from(body.content, "base64")) });
    if (request === "POST /git/trees") return json(201, { sha: this.#writeTree(body) });
    if (request === "POST /git/commits") {
      const { tree, parents, message } = body;
      const options = ["-p", parents[0] ?? "", "-m", message];
      return json(201, { sha: this.#line(...WHO, "commit-tree", tree as string, ...options) });
    }
    if (/^PATCH \/git\/refs\/heads\//.test(request)) return this.#move(name, body.sha, body.force);
    return json(404, { message: "Not Found" });
  }

  #list(tree: string) {
    return String(this.git(["ls-tree", "-z", "-r", "-t", tree]))
      .split("\0")
      .filter(Boolean)
      .map((entry) => {
        const [meta = "", path = ""] = entry.split("\t");
        const [mode, type, sha] = meta.split(" ");
        return { path, mode, type, sha };
      });
  }

  #writeTree({ base_tree, tree }: Pick<Body, "base_tree" | "tree">): string {
    const env = { ...process.env, GIT_INDEX_FILE: join(this.folder, "desk-index") };
    const run = (args: string[], input = "") =>
      String(execFileSync("git", args, { cwd: this.folder, env, input })).trim();
    run(["read-tree", base_tree]);
    const lines = (tree as Entry[]).map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\n`);
    run(["update-index", "--add", "--index-info"], lines.join(""));
    return run(["write-tree"]);
  }

  #move(branch: string, sha: string, force: boolean): Answer {
    const ref = `refs/heads/${branch}`;
    const before = this.#line("rev-parse", ref);
    const base = this.#line("merge-base", before, sha);
    if (base !== before && !force) return json(422, { message: "Update is not a fast forward" });
    this.git(["update-ref", ref, sha, before]);
    return json(200, { object: { sha } });
  }
}

type Entry = { mode: string; sha: string; path: string };
type Body = {
  content: string;
  base_tree: string;
  tree: string | Entry[];
  parents: string[];
  message: string;
  sha: string;
  force: boolean;
};

const json = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });

const lastOf = (path: string) => path.split("/").at(-1) ?? "";
