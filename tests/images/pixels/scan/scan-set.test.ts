import { describe, expect, test } from "vitest";
import { scanSheet } from "#images/pixels/scan/scan-sheet.ts";
import { listCases, type ScanCase } from "../../../../scripts/bench/scan/cases.ts";
import { judge } from "../../../../scripts/bench/scan/judge.ts";
import { photograph } from "../../../../scripts/bench/scan/photograph.ts";

/** Longer side of the photos, in pixels: fine dots are lost at this size, so the ink counts for less. */
const SIDE = 420;

/** The whole set is measured by `npm run bench -- scan`. */
describe("scanSheet, on one made photo of each defect", () => {
  test.each(listCases(1).map((scan): [string, ScanCase] => [scan.name, scan]))("cleans %s", async (_, scan) => {
    const made = await photograph(scan, SIDE);
    const result = scanSheet(made.photo);
    if (!result.ok) throw new Error(result.reason);
    const { paper, ink, corner } = await judge(made, result);
    expect(paper).toBeGreaterThan(0.99);
    expect(ink).toBeGreaterThan(0.7);
    expect(corner ?? 0).toBeLessThan(0.01);
  });
});
