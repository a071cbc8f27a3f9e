/** The desk's changes to the files of this computer, by way of the dev server. */
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { DESK_TOKEN } from "#dev/desk.ts";
import { addEntries, changeDesign } from "../../../pages/desk/changes.ts";
import { ComputerStore } from "../../../pages/desk/store/computer.ts";
import { DeskError, save } from "../../../pages/desk/store/store.ts";
import { BOAT } from "../../fixtures/design.ts";
import { FILES, makeSite } from "../../scripts/content/site.ts";
import { ask } from "../../support/ask.ts";
import { startDeskServer } from "../../support/desk-server.ts";

let root: string;
let problem: string | undefined;
let store: ComputerStore;
let stopServer: () => void;
beforeEach(async () => {
  root = makeSite();
  problem = undefined;
  const { port, close } = await startDeskServer(root, async () => problem);
  stopServer = close;
  store = new ComputerStore(DESK_TOKEN);
  // A page of the dev server has its origin.
  const origin = `http://127.0.0.1:${port}`;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, { method, headers, body } = {}) => {
    const asked = { port, host: "127.0.0.1", path: String(path), method };
    const answer = await ask({ ...asked, headers: { ...(headers as object), origin } }, body as string);
    return new Response(answer.body as BodyInit, { status: answer.status });
  });
});

const read = (path: string) => readFileSync(join(root, path), "utf8");

test("the desk reads the files and the photos of this computer", async () => {
  const { texts, images } = await store.read();
  expect(texts["catalogue.yaml"]).toBe(FILES.catalogue);
  expect(images).toContain("designs/honey-bee.jpg");
  const photo = await store.readPicture("designs/honey-bee.jpg");
  expect(Buffer.from(await photo.arrayBuffer())).toEqual(
    readFileSync(join(root, "images/designs/honey-bee.jpg")),
  );
});

test("a design is written with its photo, and the site is built with it", async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index);
  const saved = await save(store, addEntries("design", [{ values: BOAT, photo: new Blob([bytes]) }]));
  expect(saved).toMatchObject({ address: "/design/21/", version: (await store.read()).version });
  expect(Buffer.from(bytes)).toEqual(readFileSync(join(root, "images/designs/paper-boat.jpg")));
  expect(read("catalogue.yaml")).toContain("\n  title: Paper Boat\n  image: designs/paper-boat.jpg\n");
  await expect(store.untilPublished("")).resolves.toBeUndefined();
});

test.each(["Con", "Aux", "NUL", "prn", "COM1", "LPT¹"])(
  "a design titled %s gets a file that Windows can have",
  async (title) => {
    const values = { ...BOAT, title };
    const { files } = addEntries("design", [{ values, photo: new Blob() }])(await store.read());
    expect(files[0]?.path).toMatch(/^images\/designs\/[a-z]+\d?-2\.jpg$/);
  },
);

test("a change is applied anew to files that were edited meanwhile", async () => {
  const write = store.write.bind(store);
  vi.spyOn(store, "write").mockImplementationOnce((...change) => {
    appendFileSync(join(root, "catalogue.yaml"), "# More soon.\n");
    return write(...change);
  });
  await save(store, changeDesign(12, { price: "$710" }));
  expect(read("catalogue.yaml")).toMatch(/price: \$710\n.*# More soon\.\n$/s);
});

// biome-ignore format: a row a line
test.for<[what: string, ask: () => Promise<unknown>, words: string]>([
  ["a page of an earlier dev server", () => new ComputerStore("earlier").read(), "The desk answers only its own page, on this computer. Reload the page."],
  ["a site that cannot be built", () => store.untilPublished(""), "The paper is too dark."],
  ["a photo that is gone", () => store.readPicture("designs/boat.jpg"), "There is no such photo."],
  ["a file that is missing", () => { rmSync(join(root, "studio.yaml")); return store.read(); }, "studio.yaml: "],
  ["a dev server that has ended", () => { stopServer(); return store.read(); }, "The dev server does not answer. Start it again with npm run dev."],
])("%s is told in words", async ([, ask, words]) => {
  problem = "The paper is too dark.";
  const error = await ask().catch((trouble: Error) => trouble);
  expect(error).toBeInstanceOf(DeskError);
  expect((error as DeskError).message).toContain(words);
});
