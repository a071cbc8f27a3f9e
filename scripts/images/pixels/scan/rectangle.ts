/** The true shape of a sheet that is seen at an angle: its four corners, also those outside the photo, and its sides. */
import type { Size } from "#domain/pixels.ts";
import type { Corners, Point } from "./homography.ts";
import type { Quad } from "./quad.ts";
import type { Side } from "./side.ts";

export type Rectangle = { corners: Corners; size: Size };

type Vector = readonly [number, number, number];

/** Of a phone's main camera, in longer sides of the photo. Another lens changes the shape by little. */
const FOCAL = 0.76;
/** Of the flat picture, in pixels. */
const LONGEST = 2500;

/**
 * A side that is an edge of the photo says nothing of the sheet: in its place comes the nearest line beyond, in the
 * direction that the seen sides give it.
 */
export function toRectangle({ corners, sides }: Quad, photo: Size): Rectangle {
  const camera = cameraOf(photo);
  const planes = sides.map((side) => planeOf(side, camera));
  const [top, right, bottom, left] = planes as [Vector, Vector, Vector, Vector];
  const isSeen = sides.map(({ isFrame }) => !isFrame);
  const directions = directionsOf(
    { planes: [top, bottom], seen: [isSeen[0], isSeen[2]] },
    { planes: [left, right], seen: [isSeen[3], isSeen[1]] },
  );
  const completed = planes.map((plane, at) => {
    if (isSeen[at]) return plane;
    const ends = [corners[at] as Point, corners[(at + 1) % 4] as Point];
    return planeBeyond(
      directions[at % 2] as Vector,
      ends.map((end) => rayOf(end, camera)),
      plane,
    );
  }) as [Vector, Vector, Vector, Vector];
  const rays = completed.map((plane, at) => cross(completed[(at + 3) % 4] as Vector, plane));
  const found = rays.map((ray) => pointOf(ray, camera)) as unknown as Corners;
  return { corners: found, size: sizeOf(found, cross(directions[0], directions[1]), camera) };
}

type Camera = { focal: number; x: number; y: number };
type Pair = { planes: readonly [Vector, Vector]; seen: readonly (boolean | undefined)[] };

const cameraOf = ({ width, height }: Size): Camera => ({
  focal: FOCAL * Math.max(width, height),
  x: width / 2,
  y: height / 2,
});

/** Through the camera and the side, with the sheet on its positive side. */
const planeOf = ({ angle, offset }: Side, { focal, x, y }: Camera): Vector => [
  Math.cos(angle) * focal,
  Math.sin(angle) * focal,
  Math.cos(angle) * x + Math.sin(angle) * y - offset,
];

/** In space, along the sheet's upper and lower sides, and along its left and right ones. */
function directionsOf(level: Pair, upright: Pair): [Vector, Vector] {
  const across = level.seen.every(Boolean) ? meeting(level) : undefined;
  const down = upright.seen.every(Boolean) ? meeting(upright) : undefined;
  if (across && down) return [across, down];
  if (across) return [across, squareTo(across, upright)];
  if (down) return [squareTo(down, level), down];
  const single = [level, upright].find(({ seen }) => seen.some(Boolean));
  if (single === undefined)
    return [
      [1, 0, 0],
      [0, 1, 0],
    ];
  const [a, b] = single.planes[single.seen[0] ? 0 : 1];
  const along = normalized([b, -a, 0]);
  const beside: Vector = [along[1], -along[0], 0];
  return single === level ? [along, beside] : [beside, along];
}

const meeting = ({ planes: [one, other] }: Pair) => normalized(cross(one, other));

/** At right angles to the direction, along a seen side of the pair or, without one, as flat to the photo as can be. */
function squareTo(direction: Vector, { planes, seen }: Pair): Vector {
  const plane = seen[0] ? planes[0] : seen[1] ? planes[1] : ([0, 0, 1] as const);
  return normalized(cross(direction, plane));
}

/** Through the camera, in the direction, and through that of the rays which leaves the other inside. */
function planeBeyond(direction: Vector, rays: readonly Vector[], frame: Vector): Vector {
  const planes = rays.map((ray) => {
    const plane = cross(direction, ray);
    return dot(plane, frame) < 0 ? (plane.map((value) => -value) as unknown as Vector) : plane;
  });
  const [first, second] = planes as [Vector, Vector];
  return dot(first, rays[1] as Vector) >= 0 ? first : second;
}

function sizeOf(corners: Corners, normal: Vector, camera: Camera): Size {
  const inSpace = corners.map((corner) => {
    const ray = rayOf(corner, camera);
    return ray.map((value) => value / dot(normal, ray)) as unknown as Vector;
  });
  const span = (one: number, other: number) => distance(inSpace[one] as Vector, inSpace[other] as Vector);
  const ratio = (span(0, 1) + span(3, 2)) / (span(0, 3) + span(1, 2));
  const seen = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const [a, b, c, d] = corners;
  const width = Math.max(seen(a, b), seen(d, c), ratio * seen(a, d), ratio * seen(b, c));
  const scale = Math.min(1, LONGEST / Math.max(width, width / ratio));
  return { width: Math.round(width * scale), height: Math.round((width / ratio) * scale) };
}

const rayOf = ({ x, y }: Point, camera: Camera): Vector => [
  (x - camera.x) / camera.focal,
  (y - camera.y) / camera.focal,
  1,
];

const pointOf = ([x, y, z]: Vector, camera: Camera): Point => ({
  x: (x / z) * camera.focal + camera.x,
  y: (y / z) * camera.focal + camera.y,
});

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

const dot = ([a, b, c]: Vector, [d, e, f]: Vector) => a * d + b * e + c * f;

const distance = ([a, b, c]: Vector, [d, e, f]: Vector) => Math.hypot(a - d, b - e, c - f);

const normalized = (vector: Vector): Vector => {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length) as unknown as Vector;
};
