/** Which unknown addresses lead to the catalogue. */
import { expect, test, vi } from "vitest";

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
])("%s on a site at %s leads to %s", async (pathname, base, address) => {
  vi.resetModules();
  vi.stubEnv("BASE_URL", base);
  const replace = vi.fn();
  vi.stubGlobal("location", { pathname, replace });
  vi.stubGlobal("document", { documentElement: {} });
  await import("../../../pages/_error/early.ts");
  expect(replace.mock.calls).toEqual(address ? [[address]] : []);
});
