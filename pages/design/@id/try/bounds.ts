/** Upright boxes around what is drawn. */
import type { Box } from "#domain/manifest-schema.ts";
import { widthSeen } from "./bend.ts";
import { flatSize, type Placement, toRadians } from "./placement.ts";

/** Around the drawing as it lies, in the units of its placement. */
export function boundsOf(placement: Placement, aspectRatio: number): Box {
  const { x, y, turn, curve } = placement;
  const flat = flatSize(placement, aspectRatio);
  const [across, down] = [flat.width * widthSeen(curve), flat.height];
  const [cos, sin] = [Math.abs(Math.cos(toRadians(turn))), Math.abs(Math.sin(toRadians(turn)))];
  const [width, height] = [across * cos + down * sin, across * sin + down * cos];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** In pixels, with room around it for edges that are soft. `long` is the photo's long side. */
export function inPixels({ left, top, width, height }: Box, long: number, room: number): Box {
  return {
    left: left * long - room,
    top: top * long - room,
    width: width * long + 2 * room,
    height: height * long + 2 * room,
  };
}

/** The box around two. */
export function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
