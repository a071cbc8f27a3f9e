/** A repository on GitHub as a store: one commit a change, by the Git database (docs.github.com/en/rest/git). */
import { z } from "zod";
import { FILE_NAMES, type FileName, IMAGES } from "#content/studio-files.ts";
import { explainRefusal } from "./refusals.ts";
import { DeskError, type FileChange, OfflineError, type Snapshot, type Store, toBase64 } from "./store.ts";

/** `branch` defaults to that of the repository. `folder` holds the YAML files: "" or `my-studio/`. */
export type Repository = { repository: string; branch?: string; folder: string };

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const shaOnly = z.object({ sha });
const ANSWERS = {
  repository: z.object({ default_branch: z.string() }),
  ref: z.object({ object: shaOnly }),
  commit: z.object({ tree: shaOnly }),
  tree: z.object({ tree: z.array(z.object({ path: z.string(), type: z.string(), sha })) }),
  runs: z.object({
    workflow_runs: z.array(
      z.object({ status: z.string(), conclusion: z.string().nullable(), html_url: z.string() }),
    ),
  }),
};

type Request = {
  method?: "POST" | "PATCH";
  body?: object;
  accept?: "json" | "raw";
  isFresh?: boolean;
  signal?: AbortSignal;
};

/** How often and how many times GitHub is asked: a minute is enough for a run to appear and a phone to reconnect. */
const POLL_MS = 5000;
const MAX_POLLS = 12;

export class GitHubStore implements Store {
  readonly #settings: Repository;
  readonly #token: string;
  #branch?: string;
  /** The blobs of the last read, by path in the studio's folder. */
  #blobs = new Map<string, string>();

  constructor(settings: Repository, token: string) {
    this.#settings = settings;
    this.#token = token;
    this.#branch = settings.branch;
  }

  async read(signal?: AbortSignal): Promise<Snapshot> {
    const { repository, folder } = this.#settings;
    this.#branch ??= (await this.#json("", ANSWERS.repository, { signal })).default_branch;
    const version = await this.#readHead(signal);
    const tree = await this.#treeOf(version, signal);
    const { tree: entries } = await this.#json(`/git/trees/${tree}?recursive=1`, ANSWERS.tree, { signal });
    const blobs = entries.filter(({ type, path }) => type === "blob" && path.startsWith(folder));
    this.#blobs = new Map(blobs.map((blob) => [blob.path.slice(folder.length), blob.sha]));
    const texts = FILE_NAMES.map(async (name) => [name, await this.#readText(name, signal)]);
    return {
      texts: Object.fromEntries(await Promise.all(texts)),
      images: [...this.#blobs.keys()].flatMap((path) =>
        path.startsWith(`${IMAGES}/`) ? path.slice(IMAGES.length + 1) : [],
      ),
      version,
      editor: `https://github.com/${repository}/edit/${this.#branch}/${folder}`,
    };
  }

  async readPicture(path: string, signal?: AbortSignal): Promise<Blob> {
    const blob = this.#blobs.get(`${IMAGES}/${path}`);
    return (await this.#ask(`/git/blobs/${blob}`, { accept: "raw", signal })).blob();
  }

  async write(files: readonly FileChange[], sentence: string, version: string): Promise<string> {
    const entries = files.map(async ({ path, content }) => {
      const body = { content: await toBase64(content), encoding: "base64" };
      const blob = await this.#json("/git/blobs", shaOnly, { method: "POST", body });
      return { path: this.#settings.folder + path, mode: "100644", type: "blob", sha: blob.sha };
    });
    const tree = await this.#json("/git/trees", shaOnly, {
      method: "POST",
      body: { base_tree: await this.#treeOf(version), tree: await Promise.all(entries) },
    });
    const body = { message: sentence, tree: tree.sha, parents: [version] };
    const commit = await this.#json("/git/commits", shaOnly, { method: "POST", body });
    await this.#move(commit.sha);
    return commit.sha;
  }

  async untilPublished(version: string, signal?: AbortSignal): Promise<void> {
    for (let polls = 1; ; polls++) {
      const runs = await this.#runsOf(version, signal);
      if (runs.length > 0 && runs.every(({ status }) => status === "completed")) return confirmRuns(runs);
      if (runs.length === 0 && polls === MAX_POLLS)
        throw new DeskError("GitHub shows no run that publishes it. See the tab Actions.", {
          link: `https://github.com/${this.#settings.repository}/actions`,
        });
      await untilNextPoll();
    }
  }

  async #readHead(signal?: AbortSignal): Promise<string> {
    // Browsers may cache GitHub's answer for a minute.
    const ref = await this.#json(`/git/ref/heads/${this.#branch}`, ANSWERS.ref, { isFresh: true, signal });
    return ref.object.sha;
  }

  /** Moves the branch to a commit. If the answer is lost, looks whether the branch has moved. */
  async #move(commit: string): Promise<void> {
    const body = { sha: commit, force: false };
    try {
      await this.#ask(`/git/refs/heads/${this.#branch}`, { method: "PATCH", body });
    } catch (error) {
      if (!(error instanceof OfflineError)) throw error;
      for (let polls = 1; polls <= MAX_POLLS; polls++) {
        const head = await unlessOffline(this.#readHead());
        if (head === commit) return;
        if (head) throw error;
        await untilNextPoll();
      }
      throw new DeskError(
        "The connection was lost at the last step, so the change may be saved. Look at GitHub before you press the button again.",
        { link: `https://github.com/${this.#settings.repository}/commits/${this.#branch}` },
      );
    }
  }

  async #readText(name: FileName, signal?: AbortSignal): Promise<string> {
    const blob = this.#blobs.get(name);
    const { repository, folder } = this.#settings;
    if (!blob) throw new DeskError(`There is no ${folder}${name} in ${repository}. Put it back.`);
    return (await this.#ask(`/git/blobs/${blob}`, { accept: "raw", signal })).text();
  }

  /** Lists the runs of a commit. Returns none without a connection: a phone may have slept. */
  async #runsOf(version: string, signal?: AbortSignal) {
    const path = `/actions/runs?head_sha=${version}&per_page=20`;
    const found = await unlessOffline(this.#json(path, ANSWERS.runs, { isFresh: true, signal }));
    return found?.workflow_runs ?? [];
  }

  async #treeOf(commit: string, signal?: AbortSignal): Promise<string> {
    return (await this.#json(`/git/commits/${commit}`, ANSWERS.commit, { signal })).tree.sha;
  }

  async #json<T>(path: string, schema: z.ZodType<T>, request: Request = {}): Promise<T> {
    return schema.parse(await (await this.#ask(path, request)).json());
  }

  async #ask(path: string, { method, body, accept = "json", isFresh, signal }: Request): Promise<Response> {
    const { repository } = this.#settings;
    const response = await fetch(`https://api.github.com/repos/${repository}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal,
      cache: isFresh ? "no-store" : "default",
      headers: {
        Accept: `application/vnd.github.${accept}+json`,
        Authorization: `Bearer ${this.#token}`,
        "X-GitHub-Api-Version": "2022-11-28",
      },
    }).catch((cause) => {
      signal?.throwIfAborted();
      throw new OfflineError("GitHub cannot be reached. Check the connection, and press the button again.", {
        cause,
      });
    });
    if (response.ok) return response;
    throw await explainRefusal(response, {
      repository,
      branch: this.#branch ?? "",
      isMove: method === "PATCH",
    });
  }
}

const untilNextPoll = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Resolves to undefined when there is no connection. */
const unlessOffline = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error) => {
    if (!(error instanceof OfflineError)) throw error;
    return undefined;
  });

/** Throws unless every run went well. */
function confirmRuns(runs: readonly { conclusion: string | null; html_url: string }[]): void {
  const failed = runs.find(({ conclusion }) => !/^(success|skipped|neutral)$/.test(conclusion ?? ""));
  if (!failed) return;
  const message =
    failed.conclusion === "cancelled"
      ? "A newer one is being published, and this one with it."
      : "The site could not be published: visitors see the last one. The run says why.";
  throw new DeskError(message, { link: failed.html_url });
}
