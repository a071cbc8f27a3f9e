/** Sizes beside the drawings that they describe. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load";
import { formatRemarks } from "#content/problem";
import { inspectScans } from "#pictures/inspect";
import { remarkOnSizes } from "#pictures/sizes";
import { makeSite, write } from "../content/site.ts";
import { paintPicture, toSharp } from "./pictures.ts";

type Sides = { width: number; height: number };

/** The message on a drawing with these sides, as shares of a square picture. */
function messageOn(size: string, { width, height }: Sides): string | undefined {
  const { sizes } = loadContent(makeSite({ catalogue: [["size: H 5", `size: ${size}`]] }));
  const plate = { width: 500, height: 500, drawing: { left: 0, top: 0, width, height } };
  return remarkOnSizes(sizes, { "designs/moon-moth.jpg": plate })[0]?.message;
}

const WIDE = { width: 0.9, height: 0.6 };
const HIGH = { width: 0.6, height: 0.9 };
const NEARLY_SQUARE = { width: 0.85, height: 0.8 };

test("a size across the drawing is pointed out", () => {
  expect(messageOn("4 1/4 x 2", HIGH)).toBe(
    "The drawing is higher than wide, but 4¼ x 2 is wider than high. The width comes first: write 2 x 4¼.",
  );
});

test.each([
  ["12 x 8 cm", WIDE],
  ["2 x 4 1/4", HIGH],
  ["8 x 12 cm", NEARLY_SQUARE],
  ["4 x 4 1/4", WIDE],
  ["H 2.5", WIDE],
  ["W 2.5", HIGH],
  ["{ type: range, dimension: H, from: 2, to: 3 }", WIDE],
])("%s suits a drawing of %j", (size, sides) => {
  expect(messageOn(size, sides)).toBeUndefined();
});

test("the drawing in a new photo counts, not the photo, and the remark is where the size is", async () => {
  const root = makeSite({ catalogue: [["size: H 5", "size: 8 x 12 cm"]] });
  const isInk = (x: number, y: number) => x > 60 && x < 540 && y > 400 && y < 500 && (x + y) % 8 < 4;
  const photo = toSharp(paintPicture(600, 900, (x, y) => (isInk(x, y) ? [20, 20, 20] : [255, 255, 255])));
  write(root, "images/designs/moon-moth.jpg", await photo.jpeg().toBuffer());
  const { content, sizes } = loadContent(root);
  if (!content) throw new Error("The sample has problems.");
  const { plates } = await inspectScans(root, content);
  expect(formatRemarks(remarkOnSizes(sizes, plates))).toMatchInlineSnapshot(`
    "
    Is this intended?
    catalogue.yaml:9:9  design 12 "Moon Moth" › size
      The drawing is wider than high, but 8 x 12 cm is higher than wide. The width comes first: write 12 x 8 cm."
  `);
});
