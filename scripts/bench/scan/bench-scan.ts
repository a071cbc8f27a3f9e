/** How the scan does on the whole set: what each photo gave, and the shares that are clean by defect and by table. */
import { SAMPLE_PAPER } from "#domain/colours.ts";
import { type Point, scaled } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { sharpen } from "#images/pixels/render.ts";
import { frameOf, fromUnitSquare, mapCorners, project } from "#images/pixels/scan/corners.ts";
import { developScan, type Scan } from "#images/pixels/scan/develop-scan.ts";
import { scanSheet } from "#images/pixels/scan/scan-sheet.ts";
import { listCases, type ScanCase } from "./cases.ts";
import { judge, type Scanned, type Verdict } from "./judge.ts";
import { photograph } from "./photograph.ts";

/** Longer side of the photos, in pixels. */
const SIDE = 1200;

const LIMITS = { paper: 0.99, ink: 0.9, corner: 0.01 };

type Outcome = { scan: ScanCase; verdict?: Verdict; warning?: string };

export async function benchScan(set: number): Promise<void> {
  const outcomes: Outcome[] = [];
  let cpuSeconds = 0;
  for (const scan of listCases(set)) {
    const made = await photograph(scan, SIDE);
    const before = process.cpuUsage();
    const { scan: found, warning } = scanSheet(made.photo);
    const scanned = found?.light && (await develop(made.photo, found));
    const { user, system } = process.cpuUsage(before);
    cpuSeconds += (user + system) / 1e6;
    const outcome: Outcome = { scan, verdict: scanned && (await judge(made, scanned)), warning };
    outcomes.push(outcome);
    console.log(`  ${scan.name}: ${describe(outcome)}`);
  }
  console.log(`all: ${shareOf(outcomes)}, ${(cpuSeconds / outcomes.length).toFixed(2)} CPU s a photo`);
  for (const by of ["defect", "table"] as const) {
    for (const name of new Set(outcomes.map(({ scan }) => scan[by])))
      console.log(`  ${name}: ${shareOf(outcomes.filter(({ scan }) => scan[by] === name))}`);
  }
}

async function develop(photo: Picture, scan: Scan): Promise<Scanned> {
  const { sheet, box, fillsPhoto } = scan;
  const picture = developScan(await sharpen(photo, scan), scan, {
    size: scaled(scan.size, 1),
    paper: SAMPLE_PAPER,
  });
  const toPhoto = fromUnitSquare(
    mapCorners(sheet, ({ x, y }) => ({ x: x * photo.width, y: y * photo.height })),
  );
  const inPhoto = ({ x, y }: Point) => project(toPhoto, { x: box.left + x, y: box.top + y });
  const corners = fillsPhoto
    ? undefined
    : mapCorners(frameOf({ width: 1, height: 1 }), (corner) => project(toPhoto, corner));
  return { picture, corners, shows: mapCorners(frameOf(box), inPhoto) };
}

function describe({ verdict, warning }: Outcome): string {
  const remark = warning ? `; warned of: ${warning}` : "";
  if (!verdict) return `no scan${remark}`;
  const { paper, ink, corner } = verdict;
  const corners = corner === undefined ? "none shown" : percent(corner);
  const missed = isClean(verdict) ? "" : ": missed";
  return `paper ${percent(paper)}, ink ${ink.toFixed(3)}, corners ${corners}${missed}${remark}`;
}

function shareOf(outcomes: readonly Outcome[]): string {
  const share = (test: (verdict: Verdict) => boolean) =>
    percent(outcomes.filter(({ verdict }) => verdict && test(verdict)).length / outcomes.length);
  const warned = outcomes.filter(({ warning }) => warning);
  const missed = outcomes.filter(({ verdict, warning }) => !warning && !(verdict && isClean(verdict)));
  const parts = [
    `clean ${share(isClean)} (≥ 95 %)`,
    `paper ${share(({ paper }) => paper >= LIMITS.paper)}`,
    `ink ${share(({ ink }) => ink >= LIMITS.ink)}`,
    `corners ${share(({ corner }) => (corner ?? 0) <= LIMITS.corner)}`,
    `warned of ${warned.length} of ${outcomes.length}`,
    `missed without a warning ${missed.length} (0)`,
  ];
  return parts.join(", ");
}

const isClean = ({ paper, ink, corner = 0 }: Verdict) =>
  paper >= LIMITS.paper && ink >= LIMITS.ink && corner <= LIMITS.corner;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
