/** When the follower builds, and what it reports. The test supplies the result of each build. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BuiltContent } from "#site/build-content";
import { ContentFollower } from "../../../scripts/dev/content-follower.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RIGHT = { ok: true, changed: true } as BuiltContent;
const SAME = { ok: true, changed: false } as BuiltContent;
const WRONG: BuiltContent = {
  ok: false,
  problems: [{ file: "catalogue.yaml", line: 3, column: 7, subject: "design 1", message: "Wrong." }],
};

/** `told` lists the messages to the page and the terminal. */
function follow(...outcomes: (BuiltContent | Error)[]) {
  const told: string[] = [];
  const build = vi.fn(async () => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome instanceof Error) throw outcome;
    return outcome as BuiltContent;
  });
  const follower = new ContentFollower({
    root: "/site",
    build,
    send: (payload) => told.push(payload.type),
    printBuilt: () => told.push("built"),
    printProblem: (message) => told.push(message.split("\n")[0] as string),
  });
  return { follower, build, told };
}

const PROBLEM = "catalogue.yaml:3:7  design 1";

test("a mistake is printed once, however often it is found, and lasts until it is corrected", async () => {
  const { follower, told } = follow(WRONG, WRONG, SAME);
  await follower.build();
  await follower.build();
  expect(told).toEqual(["error", PROBLEM, "error"]);
  await follower.build();
  expect(told.slice(3)).toEqual(["full-reload", "built"]);
  expect(follower.overlay).toBeUndefined();
});

test("half a photo is not a mistake while the rest arrives", async () => {
  const { follower, told } = follow(WRONG, WRONG, WRONG, RIGHT);
  for (let part = 0; part < 3; part += 1) {
    follower.noteChange({ settles: true });
    await vi.advanceTimersByTimeAsync(700);
  }
  await vi.runAllTimersAsync();
  expect(told).toEqual(["full-reload", "built"]);
});

test("a photo that is still damaged after changes settle is a mistake", async () => {
  const { follower, told } = follow(WRONG);
  follower.noteChange({ settles: true });
  await vi.advanceTimersByTimeAsync(900);
  expect(told).toEqual([]);
  await vi.runAllTimersAsync();
  expect(told).toEqual(["error", PROBLEM]);
});

test("a disk fault is reported, and the next change triggers a build", async () => {
  const { follower, told } = follow(new Error("The disk is full."), RIGHT);
  await follower.build();
  expect(told).toEqual(["error", "The content could not be built. The disk is full."]);
  follower.noteChange({ settles: false });
  await vi.runAllTimersAsync();
  expect(told.slice(2)).toEqual(["full-reload", "built"]);
});

test("a build that ends with the server reports nothing", async () => {
  const { follower, told } = follow(new Error("The picture process ended early."));
  const last = follower.build();
  follower.stop();
  await last;
  expect(told).toEqual([]);
});

test("builds never overlap", async () => {
  let atWork = 0;
  const { follower, build } = follow(RIGHT);
  build.mockImplementation(async () => {
    expect(++atWork).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 500));
    atWork -= 1;
    return RIGHT;
  });
  const first = follower.build();
  const second = follower.build();
  await vi.runAllTimersAsync();
  await Promise.all([first, second]);
  expect(build).toHaveBeenCalledTimes(2);
});

test("a mistake that is corrected during a slow build is never reported", async () => {
  const { follower, build, told } = follow(RIGHT);
  build.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return WRONG;
  });
  follower.build();
  follower.noteChange({ settles: false });
  await vi.runAllTimersAsync();
  expect(told).toEqual(["full-reload", "built"]);
});
