/**
 * `unit` tests the source, `site` the built test studios without a browser, `smoke` any built site, `sample` the sample.
 * `thorough`, `project` and `engines` are what `npm run test:thorough` adds.
 */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { earlyScripts } from "#dev/early-scripts.ts";
import { PROJECT, STUDIO } from "./tests/fixtures/studio.ts";

/** Some tests start processes, which takes long on a busy machine. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 };

const CLEAN_UP = ["tests/support/clean-up.ts"];

const BESIDES_UNITS = ["e2e", "engines", "sample", "site", "smoke", "thorough"];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [earlyScripts()],
        test: {
          ...PATIENCE,
          name: "unit",
          setupFiles: CLEAN_UP,
          // Whatever studio `.env` names.
          env: { CONTENT: "" },
          include: ["tests/**/*.test.ts?(x)"],
          exclude: BESIDES_UNITS.map((folder) => `tests/${folder}/**`),
          // No core waits while a test waits for a process that it has started.
          maxWorkers: availableParallelism() + 1,
          // The files of one process share their modules: no test changes one for another.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "site",
          include: ["tests/site/**/*.test.ts", "tests/smoke/*.test.ts"],
          env: { CONTENT: STUDIO },
        },
      },
      { test: { ...PATIENCE, name: "smoke", include: ["tests/smoke/*.test.ts"] } },
      { test: { ...PATIENCE, name: "sample", include: ["tests/sample/*.test.ts"] } },
      {
        test: {
          name: "thorough",
          setupFiles: CLEAN_UP,
          include: ["tests/thorough/**/*.test.ts", "tests/properties/*.test.ts"],
          env: { PROPERTY_RUNS: "20000" },
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      // The copy below a path has all its addresses below it.
      {
        test: {
          ...PATIENCE,
          name: "project",
          include: ["tests/smoke/*.test.ts"],
          env: { CONTENT: PROJECT },
        },
      },
      {
        test: {
          ...PATIENCE,
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          // Node 22 has it without this.
          execArgv: ["--experimental-websocket"],
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
