/** Keys in the browser's storage. */
import { afterEach, expect, test, vi } from "vitest";
import { toKey } from "#renderer/shell/storage.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["/", "saved"],
  ["/one/", "one/saved"],
  ["/two/", "two/saved"],
])("below %s the saved designs are kept as %s", (base, key) => {
  vi.stubEnv("BASE_URL", base);
  expect(toKey("saved")).toBe(key);
});
