/** Keys in the browser's storage. */
import { expect, onTestFinished, test, vi } from "vitest";
import { toKey } from "#renderer/state/storage.ts";

test.each([
  ["/", "saved"],
  ["/one/", "one/saved"],
])("below %s the saved designs are kept as %s", (base, key) => {
  vi.stubEnv("BASE_URL", base);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(toKey("saved")).toBe(key);
});
