/** The catalogue's data. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { data } from "../../../pages/designs/+data.ts";
import { makeTemporaryFolder } from "../../support/temporary-folder.ts";

afterEach(() => vi.unstubAllEnvs());

const picture = {
  width: 300,
  height: 300,
  derivatives: [{ path: "images/0f-tile-300.webp", width: 300, height: 300 }],
};

test("an available design can be tried on if its paper can be removed", () => {
  const folder = makeTemporaryFolder();
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  const catalogue = [
    { id: 1, title: "Koi", image: "photo.jpg", price: { text: "$90", amount: 90 } },
    { id: 2, title: "Moth", image: "koi.jpg", price: { text: "$80", amount: 80 } },
    { id: 3, title: "Bee", image: "koi.jpg", status: "soldOut" },
  ];
  const studio = { url: "https://dots.example", contact: { email: "me@dots.example" } };
  write("content.json", { catalogue, studio });
  const drawn = { ...picture, drawing: { left: 0, top: 0, width: 1, height: 1 } };
  write("manifest.json", {
    tile: { "koi.jpg": picture, "photo.jpg": picture },
    plate: { "koi.jpg": drawn, "photo.jpg": picture },
    thumbs: { tile: "data:," },
  });
  vi.stubEnv("SITE_DATA", folder);
  expect(data().designs.map(({ id, canTry }) => [id, canTry])).toEqual([
    [2, true],
    [1, false],
    [3, false],
  ]);
});
