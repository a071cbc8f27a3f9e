/** The process that builds the content, as the commands and the dev server see it. */
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { ContentProcess } from "#processes/content-process.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

let root: string;
beforeEach(() => {
  root = makeTemporaryFolder();
});
test("problems of the content come back as problems", async () => {
  const content = new ContentProcess({ root, data: join(root, "generated") });
  const built = await content.build().finally(() => content.stop());
  expect(built).toMatchObject({ ok: false, problems: [{ file: "catalogue.yaml" }, {}, {}] });
});

test("a bug comes back with its stack, and without the cause that marks a known fault", async () => {
  const content = new ContentProcess({ root: 5 as never, data: root });
  const fault = await content.build().then(
    () => undefined,
    (error: Error) => error,
  );
  content.stop();
  expect(fault).toBeInstanceOf(TypeError);
  expect(fault?.stack).toContain("load-content.ts");
  expect(fault?.cause).toBeUndefined();
});
