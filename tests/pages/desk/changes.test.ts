/** What the desk's forms write. */
import { afterEach, expect, test, vi } from "vitest";
import { addEntries } from "../../../pages/desk/changes.ts";
import { FILES } from "../../scripts/content/site.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ["  timeZone: Asia/Tokyo\n", "2026-11-25"],
  ["  timeZone: America/Los_Angeles\n", "2026-11-24"],
  ["", "2026-11-24"],
])("a design is added on the day of the studio, in%s", async (line, day) => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  vi.setSystemTime("2026-11-24T20:00:00Z");
  const values = {
    title: "Boat",
    imageDescription: "Folded.",
    size: "H 2.5",
    hours: "1-2",
    price: "$200",
    isColor: false,
  };
  const change = addEntries("design", [{ values, photo: new Blob(["photo"]) }]);
  const texts = {
    "catalogue.yaml": FILES.catalogue,
    "portfolio.yaml": FILES.portfolio,
    "studio.yaml": FILES.studio.replace("location:\n", `location:\n${line}`),
  };
  const images = (Object.values(texts)
    .join()
    .match(/[\w/-]+\.jpg/g) ?? []) as string[];
  const { files } = change({ texts, images, version: "1" });
  expect(String(files.find(({ path }) => path === "catalogue.yaml")?.content)).toContain(`added: ${day}`);
});
