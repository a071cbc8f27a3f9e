/** The photos of the set: what each shows, chosen by its number. */
import { TABLES, type TableName } from "./tables.ts";

/** What makes a photo hard. `fills` shows no table; `sliver` shows it on one side alone. */
export const DEFECTS = [
  "plain",
  "tilt",
  "lamp",
  "two-lamps",
  "shade",
  "gradient",
  "phone-shadow",
  "hand-shadow",
  "fingers",
  "cut-off",
  "sliver",
  "rough",
  "fills",
] as const;

export type Defect = (typeof DEFECTS)[number];

export type ScanCase = { name: string; seed: number; defect: Defect; table: TableName };

/** Of each defect, on tables in turn. */
const EACH = 6;

export function listCases(each: number = EACH): ScanCase[] {
  return DEFECTS.flatMap((defect, row) =>
    Array.from({ length: each }, (_, column): ScanCase => {
      const table = TABLES[(row + column) % TABLES.length] as TableName;
      return { name: `${defect}-${column + 1}-${table}`, seed: row * 100 + column + 1, defect, table };
    }),
  );
}
