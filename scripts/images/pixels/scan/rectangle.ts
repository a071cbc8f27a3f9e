/** The true shape of a sheet that is seen at an angle, and its corners where they lie outside the photo. */
import type { Point, Size } from "#domain/pixels.ts";
import { type Corners, fromUnitSquare } from "./corners.ts";
import type { Line } from "./lines.ts";
import type { Quad } from "./quads.ts";

/** In space, seen from the camera: the unit of the photo is the focal length. */
type Vector = readonly [number, number, number];

/** Of a phone's main camera, in longer sides of the photo. Another lens changes the shape by little. */
const FOCAL = 0.76;
const VIEW: Vector = [0, 0, 1];

/**
 * A side that is an edge of the photo says nothing of the sheet: in its place comes the nearest line beyond, in the
 * direction that the seen sides give it.
 */
export function completeCorners({ corners, sides }: Quad, photo: Size): Corners {
  if (sides.every(({ isFrame }) => isFrame)) return corners;
  const rays = corners.map((corner) => rayOf(corner, photo));
  const planes = sides.map((side) => planeOf(side, photo));
  const directions = directionsOf(planes, sides);
  const completed = planes.map((plane, at) => {
    if (!sides[at]?.isFrame) return plane;
    const [from, to] = [rays[at] as Vector, rays[(at + 1) % 4] as Vector];
    const [first, second] = [from, to].map((ray) => {
      const beyond = cross(directions[at % 2] as Vector, ray);
      return dot(beyond, plane) < 0 ? scaled(beyond, -1) : beyond;
    });
    return (dot(first as Vector, to) >= 0 ? first : second) as Vector;
  });
  const meeting = (at: number) =>
    pointOf(cross(completed[(at + 3) % 4] as Vector, completed[at] as Vector), photo);
  return [meeting(0), meeting(1), meeting(2), meeting(3)];
}

/** The size of what lies flat between the corners, in pixels of the photo where it is nearest. */
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

/** Along the sheet's upper and lower sides, and along its left and right ones. */
function directionsOf(planes: readonly Vector[], sides: Quad["sides"]): [Vector, Vector] {
  const seen = (...pair: number[]) =>
    pair.flatMap((at) => (sides[at]?.isFrame ? [] : [planes[at] as Vector]));
  const [levels, uprights] = [seen(0, 2), seen(1, 3)];
  const meeting = ([one, other]: Vector[]) => (one && other ? cross(one, other) : undefined);
  const [across, down] = [meeting(levels), meeting(uprights)];
  if (across) return [across, down ?? cross(across, uprights[0] ?? VIEW)];
  if (down) return [cross(down, levels[0] ?? VIEW), down];
  // The camera looks straight down, as far as one can tell.
  const [level, upright] = [
    levels[0] ?? cross(uprights[0] as Vector, VIEW),
    uprights[0] ?? cross(levels[0] as Vector, VIEW),
  ];
  return [cross(level, VIEW), cross(upright, VIEW)];
}

const focalOf = ({ width, height }: Size) => FOCAL * Math.max(width, height);

/** Through the camera and the line, with the sheet on its positive side. */
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

const scaled = ([a, b, c]: Vector, factor: number): Vector => [a * factor, b * factor, c * factor];
