/** A view of the catalogue as text, in the address and in storage. */
import { describe, expect, test, vi } from "vitest";
import {
  asksForView,
  DEFAULT_VIEW,
  fromQuery,
  isDefaultKept,
  keepView,
  readKeptView,
  toQuery,
  type View,
} from "../../../pages/designs/view.ts";

const VIEWS: [text: string, view: View][] = [
  ["", DEFAULT_VIEW],
  [
    "status=available&status=soldOut&ink=black&sort=desc",
    { order: "desc", filter: ["available", "soldOut", "black"] },
  ],
  [
    "ink=black&price=500&placement=upper+arm&subject=moon",
    { order: "asc", filter: ["black"], price: "500", placement: "upper arm", subject: "moon" },
  ],
  ["sort=desc&saved=12,1", { order: "desc", filter: [], only: [12, 1] }],
];

test.each(VIEWS)("%j stands for %j", (text, view) => {
  expect(fromQuery(text)).toEqual(view);
  expect(toQuery(view)).toBe(text);
});

test.each<[string, View]>([
  ["?sort=asc", DEFAULT_VIEW],
  ["?sort=up&ink=purple&status=gone&price=x&subject=&saved=", DEFAULT_VIEW],
  ["?%E0%A4%A", DEFAULT_VIEW],
  ["?ink=purple&ink=color&ref=x", { order: "asc", filter: ["color"] }],
  ["?saved=1,x,1", { order: "asc", filter: [], only: [1] }],
])("%s is read as %j", (search, view) => {
  expect(fromQuery(search)).toEqual(view);
});

test.each([
  ["?saved=12", true],
  ["?sort=asc", true],
  ["?utm_source=card", false],
])("the address %s asks for a view: %s", (search, isAsked) => {
  expect(asksForView(search)).toBe(isAsked);
});

test.each<[string, View, string]>([
  ["?sort=asc", DEFAULT_VIEW, "sort=asc"],
  ["?sort=asc", { order: "desc", filter: [] }, "sort=desc"],
  ["?sort=desc&ink=color&placement=calf", DEFAULT_VIEW, ""],
  ["?ref=a&ink=black&ref=b&sort=up", { order: "asc", filter: ["color"] }, "ref=a&ref=b&ink=color"],
])("the address %s becomes, with the view %j, %j", (search, view, query) => {
  expect(toQuery(view, search)).toBe(query);
});

describe("between visits", () => {
  let stored: Record<string, string>;

  function stubStorage(entries: Record<string, string> = {}): void {
    stored = entries;
    const localStorage = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => Object.assign(stored, { [key]: text }),
    };
    vi.stubGlobal("window", { localStorage });
  }

  test("order and filter are kept apart, but no list of saved designs", () => {
    stubStorage();
    expect(isDefaultKept()).toBe(true);
    keepView({ order: "desc", filter: ["color"], price: "500", only: [12] });
    expect(stored).toEqual({ "designs.sort": "sort=desc", "designs.filter": "ink=color&price=500" });
    expect(isDefaultKept()).toBe(false);
    expect(readKeptView()).toEqual({ order: "desc", filter: ["color"], price: "500" });
    keepView(DEFAULT_VIEW);
    expect(isDefaultKept()).toBe(true);
  });

  test.each(["{", "null", '["color"]', "ink=purple", "ink=color&ink=color", "price=-1", "sort=up"])(
    "a corrupt text %j falls back to the default with a warning, alone",
    (text) => {
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      stubStorage({ "designs.sort": "sort=desc", "designs.filter": text });
      expect(readKeptView()).toEqual({ order: "desc", filter: [] });
      stubStorage({ "designs.sort": text, "designs.filter": "ink=color" });
      expect(readKeptView()).toEqual({ order: "asc", filter: ["color"] });
      expect(warn.mock.calls).toEqual([
        ["The saved designs.filter cannot be read; using the default:", text],
        ["The saved designs.sort cannot be read; using the default:", text],
      ]);
    },
  );
});
