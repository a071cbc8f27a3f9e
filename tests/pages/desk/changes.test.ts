/** What the desk's forms write. */
import { expect, test, vi } from "vitest";
import { addEntries, changeDate } from "../../../pages/desk/changes.ts";
import type { Snapshot } from "../../../pages/desk/store/store.ts";
import { BOAT } from "../../fixtures/design.ts";
import { FILES } from "../../scripts/content/site.ts";

function snapshotOf(studio: string): Snapshot {
  const texts = {
    "catalogue.yaml": FILES.catalogue,
    "portfolio.yaml": FILES.portfolio,
    "studio.yaml": studio,
  };
  const images = [
    ...(Object.values(texts)
      .join()
      .match(/[\w/-]+\.jpg/g) ?? []),
  ];
  return { texts, images, version: "1" };
}

test.each([
  ["  timeZone: Asia/Tokyo\n", "2026-11-25"],
  ["  timeZone: America/Los_Angeles\n", "2026-11-24"],
  ["", "2026-11-24"],
])("a design is added on the day of the studio, in%s", async (line, day) => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  vi.setSystemTime("2026-11-24T20:00:00Z");
  const change = addEntries("design", [{ values: BOAT, photo: new Blob(["photo"]) }]);
  const { files } = change(snapshotOf(FILES.studio.replace("location:\n", `location:\n${line}`)));
  expect(String(files.find(({ path }) => path === "catalogue.yaml")?.content)).toContain(`added: ${day}`);
});

const ROSA = { from: "2099-03-01", title: "Guest at Rosa" };
const FLASH = { from: "2099-05-02", title: "Flash day" };
const TWO =
  "dates:\n  # Spring\n  - from: 2099-03-01 # own\n    title: Guest at Rosa\n  - from: 2099-05-02\n    title: Flash day\n";
const FOLDED =
  "dates: [{ from: 2099-03-01, title: Guest at Rosa }, { from: 2099-05-02, title: Flash day }] # own\n";
const UNFOLDED =
  "dates: # own\n  - from: 2099-03-01\n    title: Guest at Rosa\n  - from: 2099-05-02\n    title: Flash day\n";

// biome-ignore format: a row a line
test.each([
  ["adds the first", "", undefined, FLASH, "\ndates:\n  - from: 2099-05-02\n    title: Flash day\n"],
  ["adds another", TWO, undefined, { ...FLASH, place: "Boise" }, `${TWO}  - from: 2099-05-02\n    title: Flash day\n    place: Boise\n`],
  ["changes one, and keeps its comments", TWO, ROSA, { ...ROSA, to: "2099-03-07" }, TWO.replace("own\n", "own\n    to: 2099-03-07\n")],
  ["removes one", TWO, FLASH, undefined, TWO.replace(/ {2}- from: 2099-05.*/s, "")],
  ["removes the only one", "dates:\n  - from: 2099-05-02\n    title: Flash day\n", FLASH, undefined, "dates:\n  []\n"],
  ["changes one in a list between brackets", FOLDED, ROSA, { ...ROSA, to: "2099-03-07" }, UNFOLDED.replace("03-01\n", "03-01\n    to: 2099-03-07\n")],
  ["removes one between braces", "dates:\n  - { from: 2099-03-01, title: Guest at Rosa }\n  - { from: 2099-05-02, title: Flash day }\n", FLASH, undefined, "dates:\n  - from: 2099-03-01\n    title: Guest at Rosa\n"],
])("Dates: %s", (_, before, held, values, after) => {
  const studio = FILES.studio.replace("location:\n", "location:\n  timeZone: Asia/Tokyo\n");
  const edit = changeDate(held, values)(snapshotOf(`${studio}${before}`));
  expect(edit.files.map(({ content }) => String(content))).toEqual([`${studio}${after}`]);
});

test("Dates: a date that is gone by now is not changed, and the first one brings the time zone", () => {
  expect(() => changeDate(ROSA, FLASH)(snapshotOf(FILES.studio))).toThrow(
    "Guest at Rosa is not among the dates anymore. Reload the page.",
  );
  vi.stubEnv("TZ", "Asia/Tokyo");
  const [file] = changeDate(undefined, FLASH)(snapshotOf(FILES.studio)).files;
  expect(file?.content).toContain("timeZone: Asia/Tokyo");
});
