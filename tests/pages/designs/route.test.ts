/** Which addresses the catalogue answers. */
import type { PageContextServer } from "vike/types";
import { expect, test } from "vitest";
import { toCataloguePath } from "#domain/routes.ts";
import { route } from "#pages/designs/+route.ts";

const match = (urlPathname: string) => route({ urlPathname } as PageContextServer);

test.each([1, 2, 10, 25])("page %i, at its address", (page) => {
  expect(match(toCataloguePath(page))).toEqual({ routeParams: { page: String(page) } });
});

test.each(["/designs/page/1/", "/designs/page/0/", "/designs/page/02/", "/designs/2/", "/design/2/", "/"])(
  "not %s",
  (path) => {
    expect(match(path)).toBe(false);
  },
);
