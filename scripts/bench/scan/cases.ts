/** The photos of the set: what each shows, chosen by its number. */
const TABLES = ["wood", "white", "stone", "cloth"] as const;

export type TableName = (typeof TABLES)[number];

/** What makes a photo hard. `fills` shows no table; `sliver` shows it on one side alone. */
const DEFECTS = [
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

/** `set` is 0 for the usual photos; each other number makes others of the same kinds. */
export function listCases(set: number): ScanCase[] {
  return DEFECTS.flatMap((defect, row) =>
    Array.from({ length: EACH }, (_, column): ScanCase => {
      const table = TABLES[(row + column) % TABLES.length] as TableName;
      return {
        name: `${defect}-${column + 1}-${table}`,
        seed: set * 10_000 + row * 100 + column + 1,
        defect,
        table,
      };
    }),
  );
}
