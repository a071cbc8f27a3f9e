/** Photos of drawings, looked at without a build. */
import { expect, test } from "vitest";
import { inspectPictures } from "#pictures/inspect.ts";
import { findRemarks } from "#studio/inspect.ts";
import { loadContent } from "#studio/load.ts";
import { makeSite, write } from "../content/site.ts";
import { paintPicture, toSharp } from "./paint.ts";

test("a photo on kraft paper, which cannot be made clean, is pointed out at its design", async () => {
  const root = makeSite();
  const kraft = paintPicture(600, 900, (x, y) =>
    x > 200 && x < 400 && y > 400 && y < 420 ? [30, 30, 30] : [190, 150, 105],
  );
  write(root, "images/designs/moon-moth.jpg", await toSharp(kraft).jpeg().toBuffer());
  const loaded = loadContent(root);
  const { content } = loaded;
  if (!content) throw new Error("The sample has problems.");
  expect(findRemarks(loaded, await inspectPictures(root, content))).toMatchObject([
    {
      subject: 'design 12 "Moon Moth" › image',
      message: expect.stringMatching(
        /^In images\/designs\/moon-moth.jpg, no sheet of white paper .* If that is what you want, write scan: false\.$/,
      ),
    },
  ]);
});

test("a small photo of a work, of the studio, or of the artist is pointed out at its entry", async () => {
  const root = makeSite();
  const small = await toSharp(paintPicture(200, 160, () => [90, 80, 70]))
    .jpeg()
    .toBuffer();
  for (const path of ["portfolio/fern", "studio/1", "studio/portrait"])
    write(root, `images/${path}.jpg`, small);
  const loaded = loadContent(root);
  const { content } = loaded;
  if (!content) throw new Error("The sample has problems.");
  const progress: [done: number, total: number][] = [];
  const onPhotos = await inspectPictures(root, content, (...counts) => progress.push(counts));
  const remarks = findRemarks(loaded, onPhotos);
  expect(remarks.map(({ subject }) => subject).sort()).toEqual([
    "portrait › src",
    "studio photo 1 › src",
    'work 3 "fern" › src',
  ]);
  expect(remarks[0]?.message).toMatch(
    /^In images\/.+\.jpg, the photo has only 200 pixels along its longer side/,
  );
  expect(progress.at(-1)).toEqual([progress.length, progress.length]);
});
