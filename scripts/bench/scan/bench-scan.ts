/** How the scan does on the whole set: what each photo gave, and the shares that are clean by defect and by table. */
import { scanSheet } from "#images/pixels/scan/scan-sheet.ts";
import { listCases, type ScanCase } from "./cases.ts";
import { judge, type Verdict } from "./judge.ts";
import { photograph } from "./photograph.ts";

/** Longer side of the photos, in pixels. */
const SIDE = 1200;

const LIMITS = { paper: 0.99, ink: 0.9, corner: 0.01 };

type Outcome = { scan: ScanCase; verdict?: Verdict; reason?: string };

export async function benchScan(): Promise<void> {
  const outcomes: Outcome[] = [];
  let cpuSeconds = 0;
  for (const scan of listCases()) {
    const made = await photograph(scan, SIDE);
    const before = process.cpuUsage();
    const result = scanSheet(made.photo);
    const { user, system } = process.cpuUsage(before);
    cpuSeconds += (user + system) / 1e6;
    const outcome: Outcome = result.ok
      ? { scan, verdict: await judge(made, result) }
      : { scan, reason: result.reason };
    outcomes.push(outcome);
    console.log(`  ${scan.name}: ${describe(outcome)}`);
  }
  console.log(`all: ${shareOf(outcomes)}, ${(cpuSeconds / outcomes.length).toFixed(2)} CPU s a photo`);
  for (const by of ["defect", "table"] as const) {
    for (const name of new Set(outcomes.map(({ scan }) => scan[by])))
      console.log(`  ${name}: ${shareOf(outcomes.filter(({ scan }) => scan[by] === name))}`);
  }
}

function describe({ verdict, reason }: Outcome): string {
  if (!verdict) return `refused: ${reason}`;
  const { paper, ink, corner } = verdict;
  const corners = corner === undefined ? "none shown" : percent(corner);
  return `paper ${percent(paper)}, ink ${ink.toFixed(3)}, corners ${corners}${isClean(verdict) ? "" : ": missed"}`;
}

function shareOf(outcomes: readonly Outcome[]): string {
  const share = (test: (verdict: Verdict) => boolean) =>
    percent(outcomes.filter(({ verdict }) => verdict && test(verdict)).length / outcomes.length);
  const refused = outcomes.filter(({ reason }) => reason).length;
  const parts = [
    `clean ${share(isClean)} (≥ 95 %)`,
    `paper ${share(({ paper }) => paper >= LIMITS.paper)}`,
    `ink ${share(({ ink }) => ink >= LIMITS.ink)}`,
    `corners ${share(({ corner }) => (corner ?? 0) <= LIMITS.corner)}`,
    `refused ${refused} of ${outcomes.length}`,
  ];
  return parts.join(", ");
}

const isClean = ({ paper, ink, corner = 0 }: Verdict) =>
  paper >= LIMITS.paper && ink >= LIMITS.ink && corner <= LIMITS.corner;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
