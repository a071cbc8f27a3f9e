/** Tests without a browser: `unit` of the source, `built` of the site in dist. */
import { defineConfig } from "vitest/config";

/** Some tests start processes, which takes long on a busy machine. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PATIENCE,
          name: "unit",
          include: ["tests/**/*.test.ts?(x)"],
          exclude: ["tests/e2e/**", "tests/smoke/**", "tests/built/**"],
          // The files of one process share their modules: no test changes one for another.
          isolate: false,
        },
      },
      { test: { ...PATIENCE, name: "built", include: ["tests/built/**/*.test.ts"] } },
    ],
  },
});
