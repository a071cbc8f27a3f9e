/** Which unknown addresses lead to the catalogue. */
import { afterEach, expect, test, vi } from "vitest";
import { toRedirect } from "../../../pages/_error/redirect.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["/design/999/", "/", "/designs/"],
  ["/design/", "/", "/designs/"],
  ["/design", "/", "/designs/"],
  ["/project/design/999/", "/project/", "/project/designs/"],
])("%s on a site at %s leads to %s", (pathname, base, address) => {
  vi.stubEnv("BASE_URL", base);
  expect(toRedirect(pathname)).toBe(address);
});

test.each([
  ["/designer/", "/"],
  ["/designs/none/", "/"],
  ["/old/design/1/", "/"],
  ["/design/999/", "/project/"],
  ["/project/", "/project/"],
])("%s on a site at %s stays where it is", (pathname, base) => {
  vi.stubEnv("BASE_URL", base);
  expect(toRedirect(pathname)).toBeUndefined();
});
