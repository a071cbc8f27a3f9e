/**
 * `unit` tests the source, `built` the site in dist, both without a browser; `engines` tests the fixture in three; `fuzz`
 * tries each property of the source 20,000 times instead of 200.
 */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { earlyScripts } from "#site/early-scripts";

/** Some tests start processes, which takes long on a busy machine. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [earlyScripts()],
        test: {
          ...PATIENCE,
          name: "unit",
          include: ["tests/**/*.test.ts?(x)"],
          exclude: ["tests/e2e/**", "tests/smoke/**", "tests/site/**", "tests/engines/**"],
          // No core waits while a test waits for a process that it has started.
          maxWorkers: availableParallelism() + 1,
          // The files of one process share their modules: no test changes one for another.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "fuzz",
          include: ["tests/properties/*.test.ts"],
          env: { PROPERTY_RUNS: "20000" },
          testTimeout: 3_600_000,
        },
      },
      { test: { ...PATIENCE, name: "built", include: ["tests/site/**/*.test.ts"] } },
    ],
  },
});
