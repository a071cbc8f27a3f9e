/** What earlier visits left in storage. */
import { afterEach, expect, test, vi } from "vitest";
import { getSaved } from "#renderer/saved/store.ts";
import { readFilter, readKeptFacets, readKeptView } from "../../../pages/designs/kept-view.ts";

test.each(["null", "{}", '"color"', "[1]", "[null]", '["color","purple"]', '{"length":0}'])(
  "a stored filter %j is ignored",
  (text) => {
    expect(readFilter(text)).toBeUndefined();
  },
);

test("a stored filter comes in display order, each option once", () => {
  expect(readFilter('["color","available","color"]')).toEqual(["available", "color"]);
});

test("stored facets are ignored when none can be read", () => {
  expect(readKeptFacets("{}")).toBeUndefined();
  expect(readKeptFacets("placement=calf&price=-1")).toEqual({ placement: "calf" });
});

afterEach(() => vi.unstubAllGlobals());

test("what the first version stored is still read", () => {
  const stored: Record<string, string> = {
    "designs.sort": "desc",
    "designs.filter": '["available"]',
    saved: "12,1",
  };
  vi.stubGlobal("window", { localStorage: { getItem: (key: string) => stored[key] ?? null } });
  expect(readKeptView()).toEqual({ order: "desc", filter: ["available"] });
  expect(getSaved()).toEqual([12, 1]);
});
