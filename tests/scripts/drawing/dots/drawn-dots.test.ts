/** The dots of four drawings of the fixture: the densest, the lightest, one of lines, and one in color. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { SAMPLE_PAPER } from "#domain/colors.ts";
import { readDots } from "#domain/dots.ts";
import { findDots } from "#drawing/dots/dots.ts";
import { previewDrawing } from "#drawing/preview.ts";
import { darkestPlane, lumaPlane } from "#drawing/raster.ts";
import { decode, readMetadata } from "#pictures/codec/codec.ts";
import { shareOfInk } from "../../../support/ink.ts";

const FOLDER = join(import.meta.dirname, "../../../fixtures/studio/images/designs");

test.each(["moon-moth.jpg", "plume.jpg", "widow-and-web.jpg", "two-hearts.jpg"])(
  "the dots of %s show at least 97 percent of its ink, in at most 24 KB",
  async (path) => {
    const bytes = readFileSync(join(FOLDER, path));
    const fingerprint = (await readMetadata(bytes)).autoOrient;
    const { after: drawing } = previewDrawing(await decode(bytes, fingerprint), SAMPLE_PAPER);
    const text = findDots(darkestPlane(drawing, SAMPLE_PAPER)) ?? "";
    expect(shareOfInk(lumaPlane(drawing), readDots(text))).toBeGreaterThan(0.97);
    expect(brotliCompressSync(text).length).toBeLessThan(24 * 1024);
  },
);
