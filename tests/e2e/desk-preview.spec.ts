/** What the desk shows of a photo, and what the site shows once it is built. */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { largestOf } from "#domain/pictures.ts";
import { build } from "../fixtures/small-studio.ts";
import { STUDIO } from "../fixtures/studio.ts";
import { readBuilt } from "../support/built-pages.ts";
import { button, choose, dataOf, fill, photoOf, status, TYPED, test } from "./page-objects/desk.ts";

test("the desk's previews of five photos and the pictures of the site built from a clone differ by less than 2 levels of 255", {
  tag: "@thorough",
}, async ({ desk, github }) => {
  test.setTimeout(600_000);
  const large = { width: 3200, height: 2400 };
  await choose(desk, ...(await Promise.all([0, 1, 2, 3, 4].map((index) => photoOf(index, large)))));
  const forms = desk.getByRole("group", { name: /^boat-\d\.jpg$/ });
  for (const index of [0, 1, 2, 3, 4]) await fill(forms.nth(index), { ...TYPED, Title: `Boat ${index}` });
  const previews = desk.getByRole("img", { name: "After" });
  await expect(previews).toHaveCount(5, { timeout: 300_000 });
  const shown = await previews.evaluateAll((images) =>
    images.map((image) => {
      const { naturalWidth: width, naturalHeight: height, clientWidth } = image as HTMLImageElement;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d")?.drawImage(image as HTMLImageElement, 0, 0);
      return { width: clientWidth, url: canvas.toDataURL() };
    }),
  );
  await button(desk, "Add").click();
  await expect(status(desk)).toHaveText("Published. See it", { timeout: 300_000 });
  expect(github.log()).toEqual(["Add Boat 0, Boat 1, Boat 2, Boat 3, and Boat 4", "Start"]);

  const clone = join(github.folder, "../clone");
  execFileSync("git", ["clone", "--quiet", github.folder, clone]);
  const root = join(clone, STUDIO);
  // Only the pictures of the boats are new.
  cpSync(join(STUDIO, ".cache"), join(root, ".cache"), { recursive: true });
  await build(root);
  const site = join(root, "dist/client");
  const { plate } = JSON.parse(readFileSync(join(root, "dist/manifest.json"), "utf8"));
  const boats = dataOf(github, "catalogue").slice(-5).entries();
  const differences = [...boats].map(([index, { id, title, image }]) => {
    const page = readBuilt(`/design/${id}/`, site);
    expect(page).toContain(`>${title}</h1>`);
    const { path } = largestOf(plate[image]);
    expect(page).toContain(path);
    const { url = "", width = 0 } = shown[index] ?? {};
    const preview = Buffer.from(url.split(",")[1] ?? "", "base64");
    return differenceOf(preview, readFileSync(join(site, path)), width);
  });
  const sum = (await Promise.all(differences)).reduce((total, difference) => total + difference, 0);
  expect(sum / 5).toBeLessThan(2);
});

/** The mean difference of two pictures at this width, in levels of 255. */
async function differenceOf(one: Buffer, other: Buffer, width: number): Promise<number> {
  const { height } = (await sharp(one).resize(width).toBuffer({ resolveWithObject: true })).info;
  const pixelsOf = (bytes: Buffer) =>
    sharp(bytes).removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}
