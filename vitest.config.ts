/** Unit tests: everything that needs no browser. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts?(x)"],
    exclude: ["tests/e2e/**", "tests/smoke/**"],
    // Some tests start processes, which takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The files of one process share their modules: no test changes one for another.
    isolate: false,
  },
});
