/** Photos of drawings, looked at without a build. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { inspectScans, toRemarks } from "#pictures/inspect.ts";
import { makeSite, write } from "../content/site.ts";
import { paintPicture, toSharp } from "./pictures.ts";

test("a photo on kraft paper, which cannot be made clean, is pointed out at its design", async () => {
  const root = makeSite();
  const kraft = paintPicture(600, 900, (x, y) =>
    x > 200 && x < 400 && y > 400 && y < 420 ? [30, 30, 30] : [190, 150, 105],
  );
  write(root, "images/designs/moon-moth.jpg", await toSharp(kraft).jpeg().toBuffer());
  const { content, images } = loadContent(root);
  if (!content) throw new Error("The sample has problems.");
  expect(toRemarks(await inspectScans(root, content), images)).toMatchObject([
    {
      subject: 'design 12 "Moon Moth" › image',
      message: expect.stringMatching(/^In images\/designs\/moon-moth.jpg, no sheet of white paper/),
    },
  ]);
});
