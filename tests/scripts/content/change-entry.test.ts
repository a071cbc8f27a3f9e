/** Changing and removing an entry keeps how the rest of its file is written. */
import { describe, expect, test } from "vitest";
import { changeEntry, removeEntry, type Values } from "#content/edit.ts";
import { keysOf } from "#content/schema-fields.ts";
import { makeDesignSchema } from "#domain/catalogue-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";

const order = keysOf(makeDesignSchema(DEFAULT_CONVENTIONS));

/** The entry's first line, and lines below it. */
const entry = (...lines: string[]) => ["- id: 1", ...lines.map((line) => `  ${line}`), ""].join("\n");

const LONG = "A folded boat. ".repeat(7).trim();
const FOLDED = [
  "  A folded boat. A folded boat. A folded boat. A folded boat. A folded boat. A folded boat. A folded",
  "  boat.",
];

// biome-ignore format: a row a line
const CHANGES: [what: string, before: string, values: Values, after: string][] = [
  ["a value, and keeps its gap and comment", entry("price:   $5  # own", "tags: [a]"), { price: "$6" }, entry("price:   $6  # own", "tags: [a]")],
  ["a blank value", entry("price:"), { price: "$6" }, entry("price: $6")],
  ["a blank value before a comment", entry("price: # own"), { price: "$6" }, entry("price: $6 # own")],
  ["nothing that stays the same", entry('title: "a"'), { title: "a" }, entry('title: "a"')],
  ["a text to a long one, whose comment stays on its line", entry("alt: a # own", "scan: false"), { alt: LONG }, entry("alt: >- # own", ...FOLDED, "scan: false")],
  ["a text of several lines", entry("alt: |", "  a", "", "  b", "scan: false"), { alt: "c" }, entry("alt: c", "scan: false")],
  ["a list between brackets", entry("tags: [a, b] # own"), { tags: ["b"] }, entry("tags: # own", "  - b")],
  ["items of a list, and keeps the others", entry("tags:", "  - a", "  - b # own", "  - c"), { tags: ["b", "d"] }, entry("tags:", "  - b # own", "  - d")],
  [
    "items of a list, and keeps the comments of those that stay",
    entry("tags:", "  # own", "  - a # own", "  - b", "  - c # own"),
    { tags: ["a", "c", "d"] },
    entry("tags:", "  # own", "  - a # own", "  - c # own", "  - d"),
  ],
  ["a text to a map", entry("size: H 5", "scan: false"), { size: { type: "range" } }, entry("size:", "  type: range", "scan: false")],
  [
    "a key of a map, and keeps the others",
    entry("size:", "  type: range # own", "  from: 2", "  to: 3"),
    { size: { type: "range", from: 4 } },
    entry("size:", "  type: range # own", "  from: 4"),
  ],
];

describe("changes", () => {
  test.each(CHANGES)("%s", (_, before, values, after) => {
    const change = (text: string) => changeEntry("catalogue.yaml", text, { path: [0], values, order });
    const next = "- id: 2\n";
    expect(change(before + next)).toBe(after + next);
    expect(change(before.replaceAll("\n", "\r\n"))).toBe(after.replaceAll("\n", "\r\n"));
    expect(change(before.trimEnd()).trimEnd()).toBe(after.trimEnd());
  });
});

// biome-ignore format: a row a line
const KEYS: typeof CHANGES = [
  [
    "adds a key behind those that precede it",
    entry("title: a", "alt: |", "  b", "corners: []"),
    { scan: false, hours: "3" },
    entry("title: a", "hours: '3'", "alt: |", "  b", "scan: false", "corners: []"),
  ],
  ["adds a key before all others", "- title: a\n  tags: [b]\n", { id: 1 }, entry("title: a", "tags: [b]")],
  ["removes a key and its lines", entry("alt: >-", "  a", "  b", "scan: false"), { alt: undefined }, entry("scan: false")],
  ["removes a blank key", entry("price:", "scan: false"), { price: undefined }, entry("scan: false")],
  ["removes a list", entry("tags:", "  - a", "  - b", "scan: false"), { tags: undefined }, entry("scan: false")],
  ["removes the key behind the dash", "- scan: false # own\n  id: 1\n", { scan: undefined }, "- id: 1\n"],
];

test.each(KEYS)("%s", (_, before, values, after) => {
  expect(changeEntry("catalogue.yaml", before, { path: [0], values, order })).toBe(after);
});

test("changes the sections of a file that is a map", () => {
  const text = "books:\n  note: Soon. # own\n  closed: true\n\nname: a\n";
  const change = (values: Values) =>
    changeEntry("studio.yaml", text, { path: [], values, order: ["name", "books"] });
  expect(change({ books: { note: "Later." } })).toBe("books:\n  note: Later. # own\n\nname: a\n");
  expect(change({ books: undefined })).toBe("\nname: a\n");
});

// biome-ignore format: a row a line
test.each([
  ["the first", "- id: 1\n  # own\n\n- id: 2\n", 0, "- id: 2\n"],
  ["one between others, below a comment", "- id: 1\n# b\n- id: 2\n  alt: |\n    c\n- id: 3\n", 1, "- id: 1\n# b\n- id: 3\n"],
  ["the last", "  - id: 1\r\n  - id: 2", 1, "  - id: 1\r\n"],
  ["the only one", "# a\n- id: 1\n\n# b\n", 0, "# a\n[]\n\n# b\n"],
])("removes %s", (_, before, index, after) => {
  expect(removeEntry("catalogue.yaml", before, [index])).toBe(after);
});

test("the only entry below a key leaves an empty list", () => {
  expect(removeEntry("portfolio.yaml", "works:\n  - id: 1\n", ["works", 0])).toBe("works:\n  []\n");
});

test("refuses what is no entry, and what would read otherwise", () => {
  const change = (text: string) =>
    changeEntry("catalogue.yaml", text, { path: [0], values: { price: "$1" }, order });
  expect(() => change("- a\n")).toThrow(/by hand/);
  expect(() => change("- { id: 1, title: a }\n")).toThrow(/by hand/);
  expect(() => removeEntry("catalogue.yaml", "id: 1\n", [0])).toThrow(/by hand/);
});
