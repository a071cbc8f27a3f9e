/** Where a phone's camera sees the points of a table. */
import type { Size } from "#domain/pixels.ts";
import { type Corners, frameOf, type Homography, project } from "#images/pixels/scan/corners.ts";
import type { Defect } from "./cases.ts";
import { homography } from "./homography.ts";
import type { Random } from "./random.ts";

/** In radians; `fill` is the sheet's share of the frame, `aim` is where on the sheet the camera looks (0 is its middle). */
type Pose = { tilt: number; towards: number; roll: number; fill: number; aim: { x: number; y: number } };

/** Of a phone's main camera, in longer sides of the photo. */
const FOCAL = 0.76;
const DEGREE = Math.PI / 180;

/** The map from the sheet (in its own pixels) to the photo. */
export function takeAim(sheet: Size, photo: Size, pose: Pose): Homography {
  let [near, far] = [0.2, 20];
  for (let round = 0; round < 40; round++) {
    const distance = (near + far) / 2;
    if (fillOf(viewFrom(sheet, photo, { ...pose, distance }), sheet, photo) > pose.fill) near = distance;
    else far = distance;
  }
  return viewFrom(sheet, photo, { ...pose, distance: far });
}

export function makePose(defect: Defect, random: Random): Pose {
  const tilt = defect === "tilt" ? random.between(15, 25) : random.between(0, 11);
  const roll = random.between(-8, 8);
  const fill = random.between(0.72, 0.92);
  const pose = { tilt: tilt * DEGREE, towards: random.between(0, 2 * Math.PI), roll: roll * DEGREE, fill };
  const side = random.pick([
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ]);
  const aside = (share: number) => ({ x: side.x * share, y: side.y * share });
  if (defect === "cut-off") return { ...pose, fill: 0.96, aim: aside(random.between(0.05, 0.08)) };
  if (defect === "sliver") return { ...pose, roll: pose.roll / 3, fill: 1.18, aim: aside(0.12) };
  if (defect === "fills") return { ...pose, roll: pose.roll / 3, fill: 1.34, aim: { x: 0, y: 0 } };
  return { ...pose, aim: { x: random.between(-0.02, 0.02), y: random.between(-0.02, 0.02) } };
}

/** The sheet's middle is the origin of the table, its longer side the unit. */
function viewFrom(sheet: Size, photo: Size, pose: Pose & { distance: number }): Homography {
  const unit = Math.max(sheet.width, sheet.height);
  const [cosTilt, sinTilt] = [Math.cos(pose.tilt), Math.sin(pose.tilt)];
  const [ax, ay] = [Math.cos(pose.towards), Math.sin(pose.towards)];
  const [cosRoll, sinRoll] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  const focal = FOCAL * Math.max(photo.width, photo.height);
  const see = (x: number, y: number) => {
    const [px, py] = [x / unit - pose.aim.x, y / unit - pose.aim.y];
    const along = px * ax + py * ay;
    const [tx, ty] = [px + along * (cosTilt - 1) * ax, py + along * (cosTilt - 1) * ay];
    const depth = pose.distance + along * sinTilt;
    const [rx, ry] = [tx * cosRoll - ty * sinRoll, tx * sinRoll + ty * cosRoll];
    return { x: photo.width / 2 + (focal * rx) / depth, y: photo.height / 2 + (focal * ry) / depth };
  };
  const sheetCorners = frameOf(sheet);
  const [halfWidth, halfHeight] = [sheet.width / 2, sheet.height / 2];
  const seen = sheetCorners.map(({ x, y }) => see(x - halfWidth, y - halfHeight)) as unknown as Corners;
  return homography(sheetCorners, seen);
}

/** The larger of the sheet's shares of the photo's width and height. */
function fillOf(view: Homography, sheet: Size, photo: Size): number {
  const seen = frameOf(sheet).map((corner) => project(view, corner));
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(
    extent(seen.map(({ x }) => x)) / photo.width,
    extent(seen.map(({ y }) => y)) / photo.height,
  );
}
