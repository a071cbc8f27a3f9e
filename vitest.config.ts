/** Unit tests: everything that needs no browser. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/**/*.test.ts?(x)"], exclude: ["tests/e2e/**"] },
});
