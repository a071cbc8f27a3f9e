/** The page about photos that no entry uses, as the dev server answers for it. */
import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { SAMPLE_COLORS } from "#domain/colors.ts";
import { serveUnused } from "../../scripts/dev/unused-photos.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

type Answer = (request: unknown, response: unknown, next: (fault: Error) => void) => void;

/** `ask` gives the page, or throws. `content` is read anew for each page. */
function serve(content: object) {
  let add: (answer: Answer) => void = () => {};
  const added = new Promise<Answer>((resolve) => {
    add = resolve;
  });
  const server = {
    config: { base: "/" },
    middlewares: { use: (_path: string, answer: Answer) => add(answer) },
    ws: { on() {}, send() {} },
  };
  const update = serveUnused(server as unknown as ViteDevServer, makeTemporaryFolder());
  update({ content, unused: ["koi.jpg"] } as unknown as Parameters<typeof update>[0]);
  return async () => {
    const answer = await added;
    return new Promise((end, next) => answer({}, { setHeader() {}, end }, next));
  };
}

test("is made again after its process has ended early", async () => {
  const content = { catalogue: [], portfolio: { works: [] }, studio: {} };
  const ask = serve(content);
  await expect(ask()).rejects.toThrow("unused-worker.ts ended early");
  content.studio = { brand: { colors: SAMPLE_COLORS } };
  expect(await ask()).toContain("koi.jpg");
});
