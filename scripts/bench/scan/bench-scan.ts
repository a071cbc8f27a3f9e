/** How the scan does on the whole set: what each photo gave, and the shares that are clean by defect and by table. */
import { SAMPLE_PAPER } from "#domain/colors.ts";
import { type Point, scaled } from "#domain/pixels.ts";
import type { Picture } from "#images/pixels/picture.ts";
import { sharpen } from "#images/pixels/render.ts";
import { frameOf, fromUnitSquare, mapCorners, project, stretch } from "#images/pixels/scan/corners.ts";
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
  const kindsOf = ({ scan }: Outcome): string[] => [scan.defect, scan.table];
  const kinds = [...new Set(outcomes.flatMap(kindsOf))];
  const shares = kinds.map((kind) => [kind, shareOf(outcomes.filter((one) => kindsOf(one).includes(kind)))]);
  console.table({ all: shareOf(outcomes), ...Object.fromEntries(shares) });
  console.log(`${(cpuSeconds / outcomes.length).toFixed(2)} CPU s a photo`);
}

async function develop(photo: Picture, scan: Scan): Promise<Scanned> {
  const { sheet, box, fillsPhoto } = scan;
  const size = scaled(scan.size, 1);
  const picture = developScan(await sharpen(photo, scan), scan, { size, paper: SAMPLE_PAPER });
  const corners = stretch(sheet, photo);
  const shown = ({ x, y }: Point) => project(fromUnitSquare(corners), { x: box.left + x, y: box.top + y });
  const shows = mapCorners(frameOf(box), shown);
  return { picture, corners: fillsPhoto ? undefined : corners, shows };
}

function describe({ verdict, warning }: Outcome): string {
  const remark = warning ? `; warned of: ${warning}` : "";
  if (!verdict) return `no scan${remark}`;
  const { paper, ink, corner } = verdict;
  const missed = isClean(verdict) ? "" : ": missed";
  return `paper ${percent(paper)}, ink ${ink.toFixed(3)}, corners ${percent(corner)}${missed}${remark}`;
}

function shareOf(outcomes: readonly Outcome[]) {
  const share = (isMet: (verdict: Verdict) => boolean) =>
    percent(outcomes.filter(({ verdict }) => verdict && isMet(verdict)).length / outcomes.length);
  const unwarned = outcomes.filter(({ warning }) => !warning);
  return {
    photos: outcomes.length,
    "clean (≥ 95 %)": share(isClean),
    paper: share(({ paper }) => paper >= LIMITS.paper),
    ink: share(({ ink }) => ink >= LIMITS.ink),
    corners: share(({ corner }) => corner <= LIMITS.corner),
    "warned of": outcomes.length - unwarned.length,
    "missed without a warning (0)": unwarned.filter(({ verdict }) => !(verdict && isClean(verdict))).length,
  };
}

const isClean = ({ paper, ink, corner }: Verdict) =>
  paper >= LIMITS.paper && ink >= LIMITS.ink && corner <= LIMITS.corner;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
