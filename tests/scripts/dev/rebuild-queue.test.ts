/** When the queue builds, and what it reports. The test supplies the result of each build. */
import { expect, test, vi } from "vitest";
import { RebuildQueue } from "#dev/rebuild-queue.ts";
import type { BuiltContent } from "#studio/build-content.ts";

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
  const queue = new RebuildQueue({
    root: "/site",
    build,
    send: (payload) => told.push(payload.type),
    printBuilt: () => told.push("built"),
    printProblem: (message) => told.push(message.split("\n")[0] as string),
  });
  return { queue, build, told };
}

const PROBLEM = "catalogue.yaml:3:7  design 1";

test("a mistake is printed once, however often it is found, and lasts until it is corrected", async () => {
  const { queue, told } = follow(WRONG, WRONG, SAME);
  await queue.build();
  await queue.build();
  expect(told).toEqual(["error", PROBLEM, "error"]);
  await queue.build();
  expect(told.slice(3)).toEqual(["full-reload", "built"]);
  expect(queue.overlay).toBeUndefined();
});

test("a disk fault is reported, and the next build corrects it", async () => {
  const { queue, told } = follow(new Error("The disk is full."), RIGHT);
  await queue.build();
  expect(told).toEqual(["error", "The content could not be built. The disk is full."]);
  await queue.build();
  expect(told.slice(2)).toEqual(["full-reload", "built"]);
});

test("builds never overlap, and one follows all changes during a build", async () => {
  const { queue, build } = follow(RIGHT);
  let end = () => {};
  build.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return RIGHT;
  });
  const first = queue.build();
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(1));
  const second = Promise.all([queue.build(), queue.build()]);
  expect(build).toHaveBeenCalledTimes(1);
  end();
  await first;
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  end();
  await second;
  expect(build).toHaveBeenCalledTimes(2);
});
