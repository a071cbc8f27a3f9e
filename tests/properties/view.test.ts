/** Every address and every stored text gives a view that the page can show. */
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toMailAddress } from "#domain/contact.ts";
import { readIds } from "#domain/design.ts";
import { getSaved, toggleSaved } from "#renderer/saved/store.ts";
import { toBookingPage } from "../../pages/booking/booking-address.ts";
import { findBookable, readChoice, toMail } from "../../pages/booking/choice.ts";
import { FACETS } from "../../pages/designs/facets.ts";
import { OPTIONS } from "../../pages/designs/filter.ts";
import { readFilter, readKeptFacets } from "../../pages/designs/kept-view.ts";
import { ORDERS } from "../../pages/designs/sort.ts";
import { PARAMETERS, readAddress, readOrder, writeAddress } from "../../pages/designs/view.ts";
import { RUNS } from "./runs.ts";

let stored = "";
beforeEach(() => {
  const setItem = (_key: string, text: string) => {
    stored = text;
  };
  const storage = { getItem: () => stored, setItem };
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal("dispatchEvent", () => true);
});
afterEach(() => vi.unstubAllGlobals());

const number = fc.oneof(fc.bigInt(), fc.double(), fc.nat(99)).map(String);
const word = fc.oneof(
  fc.constantFrom(...ORDERS, ...OPTIONS, "", "null", "__proto__"),
  number,
  fc.array(number).map(String),
  fc.string({ unit: "binary" }),
);
const parameter = fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS, "design", "note"), word), word);
const parameters = fc.array(parameter, { maxLength: 6 });
/** A query as the site writes it, or as people type it. */
const search = fc.oneof(
  parameters.map((all) => `?${new URLSearchParams(all)}`),
  parameters.map((all) => `?${all.map((each) => each.join("=")).join("&")}`),
);
const options = fc.array(fc.constantFrom(...OPTIONS)).map((all) => JSON.stringify(all));
const anything = fc.oneof(word, fc.json(), options);

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

test("a view read from an address is written as an address of the same view", () => {
  fc.assert(
    fc.property(search, search, (asked, other) => {
      const view = readAddress(asked);
      if (!view) return;
      expect(ORDERS).toContain(view.order);
      expect(OPTIONS.filter((option) => view.filter.includes(option))).toEqual(view.filter);
      expect(view.only?.every(isId) ?? true).toBe(true);
      const { order, only } = view;
      expect(readAddress(writeAddress(asked, view))).toEqual(only ? { order, filter: [], only } : view);
      const written = writeAddress(other, view);
      expect(writeAddress(written, view)).toBe(written);
    }),
    RUNS,
  );
});

test("any stored text is read as an order, a filter, facets, ids, or nothing", () => {
  fc.assert(
    fc.property(anything, (text) => {
      stored = text;
      expect([...ORDERS, undefined]).toContain(readOrder(text));
      const filter = readFilter(text) ?? [];
      expect(OPTIONS.filter((option) => filter.includes(option))).toEqual(filter);
      for (const [facet, value] of Object.entries(readKeptFacets(text) ?? {})) {
        expect(FACETS).toContain(facet);
        expect(facet === "price" ? Number(value) : value).toBeTruthy();
      }
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

const CAL = {
  provider: "cal",
  namespace: "b",
  origin: "https://app.cal.com",
  config: { layout: "month_view", hideEventTypeDetails: false },
  lengths: [],
} as const;

test("a booking can be sent whatever its address names", () => {
  fc.assert(
    fc.property(search, fc.string({ unit: "grapheme", size: "large" }), (asked, written) => {
      vi.stubGlobal("location", { search: `${asked}&design=7&note=${encodeURIComponent(written)}` });
      const choice = readChoice();
      const koi = { title: "Koi", image: {} as never, cell: 0, terms: { facts: [], cost: ["$80"] } };
      const chosen = findBookable({ ...choice, designs: choice.ids.map((id) => ({ id, ...koi })) });
      const { subject, body } = toMail(chosen);
      expect(URL.canParse(toMailAddress("a@b.example", subject, body))).toBe(true);
      expect(toBookingPage({ ...CAL, calLink: "a/b" }, chosen)).toMatch(/^https/);
    }),
    RUNS,
  );
});
