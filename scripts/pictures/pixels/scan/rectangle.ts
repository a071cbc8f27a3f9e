/** The true shape of a sheet that is seen at an angle, and its corners where they lie outside the photo. */
import type { Corners, Point, Size } from "#domain/pixels.ts";
import { fromUnitSquare } from "./corners.ts";
import type { Line } from "./lines.ts";
import type { Quad, Side } from "./quads.ts";

/** A direction from the camera. The unit is the focal length. */
type Vector = readonly [number, number, number];

/** One for each side, clockwise from the top. */
type Four = readonly [Vector, Vector, Vector, Vector];

/** The focal length of a phone's main camera, in longer sides of the photo. Another lens changes the shape little. */
const FOCAL = 0.76;
const VIEW: Vector = [0, 0, 1];

/**
 * Finds the corners of the sheet with these sides. An edge of the photo says nothing about the sheet, so the nearest line
 * beyond it takes its place, in the direction that follows from the visible sides.
 */
export function completeCorners({ corners, sides }: Quad, photo: Size): Corners {
  if (sides.every(({ isFrame }) => isFrame)) return corners;
  const planeOfSide = (side: Side) => planeOf(side, photo);
  const [top, right, bottom, left] = sides;
  const planes: Four = [planeOfSide(top), planeOfSide(right), planeOfSide(bottom), planeOfSide(left)];
  const [across, down] = directionsOf(planes, sides);
  const complete = (at: 0 | 1 | 2 | 3, next: 0 | 1 | 2 | 3): Vector => {
    if (!sides[at].isFrame) return planes[at];
    const [from, to] = [rayOf(corners[at], photo), rayOf(corners[next], photo)];
    const beyond = (ray: Vector) => {
      const plane = cross(at % 2 === 0 ? across : down, ray);
      return dot(plane, planes[at]) < 0 ? times(plane, -1) : plane;
    };
    return dot(beyond(from), to) >= 0 ? beyond(from) : beyond(to);
  };
  const [a, b, c, d] = [complete(0, 1), complete(1, 2), complete(2, 3), complete(3, 0)];
  const meeting = (one: Vector, other: Vector) => pointOf(cross(one, other), photo);
  return [meeting(d, a), meeting(a, b), meeting(b, c), meeting(c, d)];
}

/** Returns the size of what lies flat between the corners, in pixels of the photo where it is nearest. */
export function flatSize(corners: Corners, photo: Size): Size {
  const focal = focalOf(photo);
  const [a, b, , d, e, , g, h] = fromUnitSquare(corners);
  const length = (x: number, y: number, z: number) =>
    Math.hypot(x - (z * photo.width) / 2, y - (z * photo.height) / 2, z * focal);
  const ratio = length(a, d, g) / length(b, e, h);
  const seen = (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
    Math.hypot(corners[from].x - corners[to].x, corners[from].y - corners[to].y);
  const width = Math.max(seen(0, 1), seen(3, 2), ratio * seen(0, 3), ratio * seen(1, 2));
  return { width, height: width / ratio };
}

/** Finds the directions of the sheet's upper and lower sides, and of its left and right ones. */
function directionsOf([top, right, bottom, left]: Four, sides: Quad["sides"]): [Vector, Vector] {
  const [hasTop, hasRight, hasBottom, hasLeft] = sides.map(({ isFrame }) => !isFrame);
  const level = hasTop ? top : hasBottom ? bottom : undefined;
  const upright = hasRight ? right : hasLeft ? left : undefined;
  const across = hasTop && hasBottom ? cross(top, bottom) : undefined;
  const down = hasRight && hasLeft ? cross(right, left) : undefined;
  if (across) return [across, down ?? cross(across, upright ?? VIEW)];
  if (down) return [cross(down, level ?? VIEW), down];
  // One or two visible sides: assume that the camera looks straight down.
  if (level) return [cross(level, VIEW), cross(upright ?? cross(level, VIEW), VIEW)];
  return [cross(cross(upright ?? VIEW, VIEW), VIEW), cross(upright ?? VIEW, VIEW)];
}

const focalOf = ({ width, height }: Size) => FOCAL * Math.max(width, height);

/** Returns the plane through the camera and the line, with the sheet on its positive side. */
function planeOf({ angle, offset }: Line, photo: Size): Vector {
  const [cos, sin, focal] = [Math.cos(angle), Math.sin(angle), focalOf(photo)];
  return [cos * focal, sin * focal, (cos * photo.width + sin * photo.height) / 2 - offset];
}

function rayOf({ x, y }: Point, photo: Size): Vector {
  const focal = focalOf(photo);
  return [(x - photo.width / 2) / focal, (y - photo.height / 2) / focal, 1];
}

function pointOf([x, y, z]: Vector, photo: Size): Point {
  const scale = focalOf(photo) / z;
  return { x: x * scale + photo.width / 2, y: y * scale + photo.height / 2 };
}

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

const dot = ([a, b, c]: Vector, [d, e, f]: Vector) => a * d + b * e + c * f;

const times = ([a, b, c]: Vector, factor: number): Vector => [a * factor, b * factor, c * factor];
