/** The picture that a scan makes of its photo. */
import type { Box } from "#domain/manifest-schema.ts";
import type { Rgb, Size } from "#domain/pixels.ts";
import type { Picture, Plane } from "../picture.ts";
import { type Corners, frameOf, fromUnitSquare, mapCorners, project } from "./corners.ts";
import { flatten } from "./flatten.ts";
import type { Light } from "./light.ts";

/** All places are fractions: corners of the photo's size, boxes of the sheet's. */
export type Scan = {
  /** Of the sheet. */
  sheet: Corners;
  fillsPhoto: boolean;
  /** Absent when the light is to stay. */
  light?: Light;
  /** The part of the sheet that is shown: the drawing with an even margin. It may reach beyond the sheet. */
  box: Box;
  /** Of what is shown, in pixels of the photo. */
  size: Size;
  /** Over the whole sheet, 1 where something is painted over. */
  rim?: Plane;
  /** Whether it is to be sharpened. */
  isSoft?: boolean;
};

/**
 * The picture of a scan, of the given size; `photo` is the one that was scanned, or a larger copy of it. Beyond the sheet
 * all is paper.
 */
export function developScan(
  photo: Picture,
  { sheet, light, box, rim }: Scan,
  { size, paper }: { size: Size; paper: Rgb },
): Picture {
  const toPhoto = fromUnitSquare(sheet);
  const corners = mapCorners(frameOf(box), ({ x, y }) =>
    project(toPhoto, { x: box.left + x, y: box.top + y }),
  );
  const picture = flatten(photo, { corners, light, size, paper });
  if (rim === undefined) return picture;
  for (let row = 0, at = 0; row < size.height; row++) {
    const line = Math.floor((box.top + ((row + 0.5) / size.height) * box.height) * rim.height);
    for (let column = 0; column < size.width; column++, at += 3) {
      const place = Math.floor((box.left + ((column + 0.5) / size.width) * box.width) * rim.width);
      const isOnSheet = place >= 0 && place < rim.width && line >= 0 && line < rim.height;
      if (!isOnSheet || rim.data[line * rim.width + place] === 1) picture.data.set(paper, at);
    }
  }
  return picture;
}
