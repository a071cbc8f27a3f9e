/** Keys in the browser's storage. */
import { expect, test, vi } from "vitest";
import { toKey } from "#renderer/state/storage.ts";

test.each([
  ["/", "saved"],
  ["/one/", "one/saved"],
])("below %s the saved designs are kept as %s", (base, key) => {
  vi.stubEnv("BASE_URL", base);
  expect(toKey("saved")).toBe(key);
});
