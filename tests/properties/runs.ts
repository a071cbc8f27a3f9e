/** How often each property is tried. A failure prints its seed; `{ ...RUNS, seed }` repeats it. */
export const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 200) };
