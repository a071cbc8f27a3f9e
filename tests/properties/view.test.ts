/** Every address and every stored text gives a view that the page can show. */
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { readIds } from "#domain/design.ts";
import { getSaved, toggleSaved } from "#renderer/state/saved.ts";
import { OPTIONS } from "../../pages/designs/filter.ts";
import { ORDERS } from "../../pages/designs/sort.ts";
import { fromQuery, readKeptView, toQuery, type View } from "../../pages/designs/view.ts";
import { RUNS } from "./runs.ts";

let stored = "";
beforeEach(() => {
  const setItem = (_key: string, text: string) => {
    stored = text;
  };
  const storage = { getItem: () => stored, setItem };
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.spyOn(console, "warn").mockReturnValue();
});

const PARAMETERS = ["sort", "saved", "status", "ink", "price", "placement", "subject", "design"];

const number = fc.oneof(fc.bigInt(), fc.double(), fc.nat(99)).map(String);
const word = fc.oneof(
  fc.constantFrom(...ORDERS, ...OPTIONS, "", "null", "__proto__"),
  number,
  fc.array(number).map(String),
  fc.string({ unit: "binary" }),
);
const parameter = fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), word), word);
const parameters = fc.array(parameter, { maxLength: 6 });
/** A query as the site writes it, or as people type it. */
const search = fc.oneof(
  parameters.map((all) => `?${new URLSearchParams(all)}`),
  parameters.map((all) => `?${all.map((each) => each.join("=")).join("&")}`),
);
const anything = fc.oneof(word, fc.json(), search);

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

function expectShowable({ order, filter, only, price = "1" }: View): void {
  expect(ORDERS).toContain(order);
  expect(OPTIONS.filter((option) => filter.includes(option))).toEqual(filter);
  expect(only?.every(isId) ?? true).toBe(true);
  expect(Number(price)).toBeGreaterThan(0);
}

test("a view read from an address is written as an address of the same view", () => {
  fc.assert(
    fc.property(search, search, (asked, other) => {
      const view = fromQuery(asked);
      expectShowable(view);
      const { order, only } = view;
      expect(fromQuery(toQuery(view, asked))).toEqual(only ? { order, filter: [], only } : view);
      const written = toQuery(view, other);
      expect(toQuery(view, written)).toBe(written);
    }),
    RUNS,
  );
});

test("any stored text is read as a view, ids, or nothing", () => {
  fc.assert(
    fc.property(anything, (text) => {
      stored = text;
      expectShowable(readKeptView());
      expect(readIds(readIds(text).join())).toEqual(readIds(text));
    }),
    RUNS,
  );
});

test("a design is saved and removed again whatever is stored", () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1 }), (text, id) => {
      stored = text;
      const before = getSaved();
      expect(before.every(isId)).toBe(true);
      toggleSaved(id);
      expect(getSaved().includes(id)).toBe(!before.includes(id));
      toggleSaved(id);
      expect([...getSaved()].sort()).toEqual([...before].sort());
    }),
    RUNS,
  );
});
