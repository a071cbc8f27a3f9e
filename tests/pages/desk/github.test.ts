/** The desk's changes on GitHub, over a real repository. */
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addEntries, changeBooks, changeDesign } from "../../../pages/desk/changes.ts";
import { GitHubStore } from "../../../pages/desk/store/github.ts";
import { type Change, save } from "../../../pages/desk/store/store.ts";
import { BOAT } from "../../fixtures/design.ts";
import { FILES, makeSite } from "../../scripts/content/site.ts";
import { FakeGitHub } from "../../support/fake-github.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

const REPOSITORY = { repository: "lantern/site", folder: "studio/" };

let published: string;
let github: FakeGitHub;
let store: GitHubStore;
beforeAll(() => {
  const root = makeTemporaryFolder(afterAll);
  makeSite({}, join(root, "work/studio"));
  published = FakeGitHub.publish(root);
});
beforeEach(() => {
  github = FakeGitHub.copy(published, join(makeTemporaryFolder(), "bare"));
  store = new GitHubStore(REPOSITORY, "github_pat_right");
  vi.stubGlobal("fetch", ask);
});

const ask: typeof fetch = async (url, { method = "GET", headers, body, signal } = {}) => {
  signal?.throwIfAborted();
  const lower = Object.fromEntries(new Headers(headers));
  const answer = github.answer({
    method,
    url: String(url),
    headers: lower,
    body: body ? String(body) : null,
  });
  if (answer === "offline") throw new TypeError("Failed to fetch");
  return new Response(answer.body as BodyInit, answer);
};

const readMain = (path: string) => String(github.git(["show", `main:studio/${path}`]));
const photo = (text = "photo") => new Blob([text]);
const boat: Change = (snapshot) => addEntries("design", [{ values: BOAT, photo: photo() }])(snapshot);
/** The lines of a file that a change removed and added. */
const diffOf = (path: string) =>
  String(github.git(["diff", "--unified=0", "main~1", "main", "--", `studio/${path}`]))
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2})/.test(line));

test("two works, one with its first day", async () => {
  const values = { title: "Paper boat", isDoodle: true, alt: "A boat on an arm", design: 12 };
  const drafts = [
    { values: { ...values, healed: "14 months" }, photo: photo("healed"), fresh: photo("fresh") },
    { values: { ...values, title: "Paper boat 2" }, photo: photo("second") },
  ];
  await save(store, addEntries("work", drafts));
  expect(github.log()[0]).toBe("Add Paper boat and Paper boat 2");
  expect(readMain("images/portfolio/paper-boat-fresh.jpg")).toBe("fresh");
  expect(diffOf("portfolio.yaml")).toContain("+    fresh: portfolio/paper-boat-fresh.jpg");
  expect(diffOf("portfolio.yaml").filter((line) => line.startsWith("-"))).toEqual([]);
});

test("where the branch stands is asked of GitHub, not of the browser's cache", async () => {
  const fetched = vi.fn(ask);
  vi.stubGlobal("fetch", fetched);
  await store.read();
  const heads = fetched.mock.calls.filter(([url]) => String(url).includes("/git/ref/"));
  expect(heads.map(([, options]) => options?.cache)).toEqual(["no-store"]);
});

test("books that are open again leave no section", async () => {
  await save(store, changeBooks({ opens: "2027-01-08 10:00", closed: undefined, note: "Soon." }));
  await save(store, changeBooks({ opens: undefined, closed: undefined, note: undefined }));
  expect(diffOf("studio.yaml")).toEqual(["-books:", "-  opens: 2027-01-08 10:00", "-  note: Soon."]);
});

test("a day brings the device's time zone where the studio has none", async () => {
  github.commit("studio/studio.yaml", FILES.studio.replace(/^ +timeZone: .*\n/m, ""));
  await save(store, changeDesign(12, { status: "reserved", until: "2027-01-08" }));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(diffOf("studio.yaml")).toEqual([`+  timeZone: ${timeZone}`]);
  expect(github.log()[0]).toBe("Change Moon Moth");
});

test("a change that leaves everything as it was is no commit", async () => {
  expect(await save(store, changeDesign(12, { price: "$700" }))).toBeUndefined();
  expect(github.log()).toEqual(["Start"]);
});

test("what check would refuse is not written", async () => {
  const twice = addEntries("work", [
    { values: { title: "boat", isDoodle: true, design: 99 }, photo: photo() },
  ]);
  await expect(save(store, twice)).rejects.toThrow("There is no design 99 in catalogue.yaml.");
  expect(github.log()).toEqual(["Start"]);
});

describe("a branch that studio.yaml names", () => {
  test("is the only one that is read and written", async () => {
    github.git(["branch", "site"]);
    const other = new GitHubStore({ ...REPOSITORY, branch: "site" }, "github_pat_right");
    expect(await other.read()).toMatchObject({ editor: "https://github.com/lantern/site/edit/site/studio/" });
    await save(other, boat);
    expect([github.log("site"), github.log("main")]).toEqual([["Add Paper Boat", "Start"], ["Start"]]);
  });

  test("is named when the repository has none of its name", async () => {
    const other = new GitHubStore({ ...REPOSITORY, branch: "site" }, "github_pat_right");
    await expect(other.read()).rejects.toThrow("cannot see a repository lantern/site with a branch site.");
  });
});

describe("a branch that has moved", () => {
  const moveOn = () => {
    const other = new GitHubStore(REPOSITORY, "github_pat_right");
    return save(other, addEntries("design", [{ values: { ...BOAT, title: "Koi" }, photo: photo() }]));
  };

  test("is read again, and the change gets the next number", async () => {
    const write = store.write.bind(store);
    vi.spyOn(store, "write").mockImplementationOnce(async (...change) => {
      await moveOn();
      return write(...change);
    });
    expect(await save(store, boat)).toMatchObject({ address: "/design/22/" });
    expect(github.log()).toEqual(["Add Paper Boat", "Add Koi", "Start"]);
  });

  test("is given up after three tries, and never forced", async () => {
    for (let tries = 0; tries < 3; tries++) github.fail(/^PATCH/, 422, "Update is not a fast forward");
    await expect(save(store, boat)).rejects.toThrow("Somebody else keeps changing the studio.");
    expect(github.asked.filter((request) => request.startsWith("PATCH"))).toHaveLength(3);
    expect(github.log()).toEqual(["Start"]);
  });
});

describe("a connection that is lost when the branch has moved", () => {
  /** Loses the answer to the move, and to so many questions after it. */
  const loseAnswers = (count: number) => {
    vi.stubGlobal("setTimeout", queueMicrotask);
    vi.stubGlobal("fetch", async (...[url, options]: Parameters<typeof fetch>) => {
      const answer = await ask(url, options);
      if (options?.method !== "PATCH") return answer;
      for (let lost = 0; lost < count; lost++)
        github.failures.push({ when: /^GET \/git\/ref/, answer: "offline" });
      throw new TypeError("Failed to fetch");
    });
  };

  test("is found again, and the change is saved", async () => {
    loseAnswers(2);
    expect(await save(store, boat)).toMatchObject({
      version: String(github.git(["rev-parse", "main"])).trim(),
    });
    expect(github.log()).toEqual(["Add Paper Boat", "Start"]);
  });

  test("is not found again, and she is told to look first", async () => {
    loseAnswers(12);
    await expect(save(store, boat)).rejects.toMatchObject({
      message: expect.stringContaining("the change may be saved. Look at GitHub before"),
      link: "https://github.com/lantern/site/commits/main",
    });
  });
});

test("a connection that is lost before the branch has moved is said in words", async () => {
  github.failures.push({ when: /^PATCH/, answer: "offline" });
  await expect(save(store, boat)).rejects.toThrow("Check the connection, and press the button again.");
});

describe("a refusal is said in words", () => {
  const reset = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000000" };
  // biome-ignore format: a row a line
  test.for<[name: string, when: RegExp, status: number, message: string, headers: object, words: RegExp]>([
    ["a weak token", /^POST \/git\/blobs/, 403, "Resource not accessible", {}, /too weak.*Contents: read and write/],
    ["the rate limit", /^GET \/git\/ref/, 403, "API rate limit exceeded", reset, /no more requests.*Try again at \d/],
    ["too many changes at once", /^POST/, 403, "secondary limit", { "retry-after": "60" }, /Try again in a minute/],
    ["too many requests", /^POST/, 429, "", {}, /Try again in a minute/],
    ["a hidden repository", /^GET $/, 404, "Not Found", {}, /cannot see a repository lantern\/site\./],
    ["a protected branch", /^PATCH/, 422, "Changes must be made through a pull request.", {}, /branch main is protected/],
    ["a rule of the repository", /^PATCH/, 409, "Repository rule violations found", {}, /branch main is protected/],
    ["a fault", /^POST \/git\/trees/, 502, "", {}, /GitHub answers 502\. Try again in a few minutes/],
  ])("%s", async ([, when, status, message, headers, words]) => {
    github.fail(when, status, message, headers);
    await expect(save(store, boat)).rejects.toThrow(words);
    expect(github.log()).toEqual(["Start"]);
  });

  test("a file that is not there", async () => {
    const elsewhere = new GitHubStore({ ...REPOSITORY, folder: "" }, "github_pat_right");
    await expect(elsewhere.read()).rejects.toThrow("There is no catalogue.yaml in lantern/site.");
  });
});

describe("a version is followed", () => {
  const run = { html_url: "https://github.com/lantern/site/actions/runs/1" };

  test("until its runs have ended well, through a lost connection", async () => {
    vi.useFakeTimers();
    const ended = { ...run, status: "completed", conclusion: "success" };
    github.runs = [ended, { ...run, status: "in_progress", conclusion: null }];
    const followed = store.untilPublished("0".repeat(40));
    await vi.advanceTimersByTimeAsync(6000);
    github.failures.push({ when: /^GET \/actions/, answer: "offline" });
    await vi.advanceTimersByTimeAsync(6000);
    expect(github.failures).toEqual([]);
    github.runs = [ended, { ...ended, conclusion: "skipped" }];
    await vi.advanceTimersByTimeAsync(6000);
    await expect(followed).resolves.toBeUndefined();
  });

  test("no longer than a minute where no run appears", async () => {
    vi.useFakeTimers();
    const followed = expect(store.untilPublished("0".repeat(40))).rejects.toThrow("GitHub shows no run");
    await vi.advanceTimersByTimeAsync(60_000);
    await followed;
  });

  test("no longer than it is asked for", async () => {
    vi.useFakeTimers();
    github.runs = [{ ...run, status: "in_progress", conclusion: null }];
    const asking = new AbortController();
    const followed = expect(store.untilPublished("0".repeat(40), asking.signal)).rejects.toThrow("aborted");
    await vi.advanceTimersByTimeAsync(1000);
    asking.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await followed;
    expect(github.asked).toEqual(["GET /actions/runs"]);
  });

  test("to a newer one", async () => {
    github.runs = [{ ...run, status: "completed", conclusion: "cancelled" }];
    await expect(store.untilPublished("0".repeat(40))).rejects.toMatchObject({
      link: run.html_url,
      message: expect.stringContaining("A newer one is being published"),
    });
  });
});
