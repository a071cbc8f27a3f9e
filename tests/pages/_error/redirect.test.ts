/** Which unknown addresses lead to the catalogue. */
import { afterEach, expect, test, vi } from "vitest";
import { toRedirect } from "../../../pages/_error/redirect.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["/design/999/", "/", "/designs/"],
  ["/design/", "/", "/designs/"],
  ["/design", "/", "/designs/"],
  ["/project/design/999/", "/project/", "/project/designs/"],
  ["/designer/", "/", undefined],
  ["/designs/none/", "/", undefined],
  ["/old/design/1/", "/", undefined],
  ["/design/999/", "/project/", undefined],
  ["/project/", "/project/", undefined],
])("%s on a site at %s leads to %s", (pathname, base, address) => {
  vi.stubEnv("BASE_URL", base);
  expect(toRedirect(pathname)).toBe(address);
});
