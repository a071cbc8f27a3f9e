/** Faint, long lines on flat paper: the edges of a sheet on a white table, or of one sheet on another. */
import type { Picture } from "../picture.ts";
import { findComponents } from "./components.ts";

/** An outline is this long, this thin in the box around it, and nowhere darker: the edges of a sheet on a white table. */
const OUTLINE = { length: 0.45, fill: 0.06, darkest: 100 };
/** An outline is lighter than ink, and darker than this. */
const LINE = 240;

export function hasFaintOutline(picture: Picture): boolean {
  const { data, ...size } = picture;
  const levelAt = (pixel: number) => data[pixel * 3 + 1] ?? 0;
  const { componentOf, sizes } = findComponents(size, (pixel) => levelAt(pixel) < LINE);
  const boxes = sizes.map(() => ({ left: size.width, top: size.height, right: 0, bottom: 0, darkest: 255 }));
  for (const [pixel, component] of componentOf.entries()) {
    const box = boxes[component];
    if (!box) continue;
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
    box.darkest = Math.min(box.darkest, levelAt(pixel));
  }
  return boxes.some((box, component) => {
    const [across, down] = [box.right - box.left + 1, box.bottom - box.top + 1];
    const isLong = Math.max(across / size.width, down / size.height) > OUTLINE.length;
    const isThin =
      (sizes[component] ?? 0) < Math.max(OUTLINE.fill * across * down, 3 * Math.max(across, down));
    return isLong && isThin && box.darkest > OUTLINE.darkest;
  });
}
