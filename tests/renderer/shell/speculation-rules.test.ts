/** The addresses of the speculation rules. browser/prepared.spec.ts checks what they match. */
import { afterEach, expect, test, vi } from "vitest";
import { toSpeculationRules } from "#renderer/shell/speculation-rules.ts";

afterEach(() => vi.unstubAllEnvs());

test.each(["/", "/project/"])("the rules match the pages below %s except the current one", (base) => {
  vi.stubEnv("BASE_URL", base);
  const { prerender } = toSpeculationRules();
  expect(prerender[0]?.where.and).toEqual([
    { href_matches: `${base}{*/}?` },
    { not: { href_matches: "./", relative_to: "document" } },
  ]);
});
