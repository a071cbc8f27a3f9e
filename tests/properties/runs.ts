/** How often each property is tried. A failure prints its seed: with `{ ...RUNS, seed }` it comes again. */
export const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 200) };
