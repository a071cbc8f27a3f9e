/** Where a phone's camera sees a sheet that lies on a table. */
import type { Corners, Point, Size } from "#domain/pixels.ts";
import { frameOf, mapCorners } from "#images/pixels/scan/corners.ts";
import type { Defect } from "./cases.ts";
import { type Random, turned } from "./random.ts";

/** In radians; `fill` is the sheet's share of the frame, `aim` is where on the sheet the camera looks (0 is its middle). */
type Pose = { tilt: number; towards: number; roll: number; fill: number; aim: Point };

/** Of a phone's main camera, in longer sides of the photo. */
const FOCAL = 0.76;
const DEGREE = Math.PI / 180;
/** After these, the distance hardly changes. */
const ROUNDS = 10;

/** The corners of the sheet, in pixels of the photo. */
export function takeAim(sheet: Size, photo: Size, pose: Pose): Corners {
  let distance = 1;
  for (let round = 0; round < ROUNDS; round++)
    distance *= fillOf(viewFrom(distance, sheet, photo, pose), photo) / pose.fill;
  return viewFrom(distance, sheet, photo, pose);
}

export function makePose(defect: Defect, random: Random): Pose {
  const tilt = defect === "tilt" ? random.between(15, 25) : random.between(0, 11);
  const roll = random.between(-8, 8);
  const fill = random.between(0.72, 0.92);
  const pose = { tilt: tilt * DEGREE, towards: random.between(0, 2 * Math.PI), roll: roll * DEGREE, fill };
  const side = random.pick([0, 180, 90, 270]) * DEGREE;
  const aside = (share: number) => ({ x: share * Math.cos(side), y: share * Math.sin(side) });
  if (defect === "cut-off") return { ...pose, fill: 0.96, aim: aside(random.between(0.05, 0.08)) };
  if (defect === "sliver") return { ...pose, roll: pose.roll / 3, fill: 1.18, aim: aside(0.12) };
  if (defect === "fills") return { ...pose, roll: pose.roll / 3, fill: 1.34, aim: { x: 0, y: 0 } };
  return { ...pose, aim: { x: random.between(-0.02, 0.02), y: random.between(-0.02, 0.02) } };
}

/** The sheet's middle is the origin of the table, its longer side the unit. */
function viewFrom(distance: number, sheet: Size, photo: Size, { tilt, towards, roll, aim }: Pose): Corners {
  const unit = Math.max(sheet.width, sheet.height);
  const focal = FOCAL * Math.max(photo.width, photo.height);
  return mapCorners(frameOf(sheet), (corner) => {
    const x = (corner.x - sheet.width / 2) / unit - aim.x;
    const y = (corner.y - sheet.height / 2) / unit - aim.y;
    const { along } = turned(x, y, towards);
    const short = along * (Math.cos(tilt) - 1);
    const seen = turned(x + short * Math.cos(towards), y + short * Math.sin(towards), -roll);
    const scale = focal / (distance + along * Math.sin(tilt));
    return { x: photo.width / 2 + scale * seen.along, y: photo.height / 2 + scale * seen.aside };
  });
}

function fillOf(corners: Corners, photo: Size): number {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(
    extent(corners.map(({ x }) => x)) / photo.width,
    extent(corners.map(({ y }) => y)) / photo.height,
  );
}
