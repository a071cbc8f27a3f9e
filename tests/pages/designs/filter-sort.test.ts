/** The designs that the catalogue shows, and their order. */
import { expect, test } from "vitest";
import { type Filterable, filterDesigns, OPTIONS, toggleOption } from "../../../pages/designs/filter.ts";
import { type Order, type Sortable, sortDesigns } from "../../../pages/designs/sort.ts";

const DESIGNS: (Filterable & { name: string })[] = [
  { name: "black", isColor: false },
  { name: "color", isColor: true },
  { name: "unknown" },
  { name: "reserved", isColor: false, reserved: { words: "Reserved until December 1", ends: "" } },
  { name: "sold black", isColor: false, status: "soldOut" },
  { name: "sold color", isColor: true, status: "soldOut" },
  { name: "sold unknown", status: "soldOut" },
];

test.each([
  ["", "black, color, unknown, reserved, sold black, sold color, sold unknown"],
  ["available", "black, color, unknown"],
  ["soldOut", "sold black, sold color, sold unknown"],
  ["color", "color"],
  ["available black", "black"],
  ["black color", "black, color"],
  ["available soldOut black color", "black, color, sold black, sold color"],
])("%j keeps %j", (options, kept) => {
  const filter = OPTIONS.filter((option) => options.split(" ").includes(option));
  expect(filterDesigns(DESIGNS, filter).map(({ name }) => name)).toEqual(kept.split(", "));
});

test.each([
  ["", "black", "black"],
  ["black", "available", "available black"],
  ["available black", "available", "black"],
  ["black", "black", ""],
] as const)("%j and a click on %s is %j, where none means All", (before, option, after) => {
  const filter = OPTIONS.filter((other) => before.split(" ").includes(other));
  expect(toggleOption(filter, option).join(" ")).toBe(after);
});

const CATALOGUE: (Sortable & { name: string })[] = [
  { name: "sold, dear", amount: 900, status: "soldOut" },
  { name: "dear", amount: 700 },
  { name: "unpriced" },
  { name: "cheap", amount: 80 },
  { name: "sold, cheap", amount: 10, status: "soldOut" },
  { name: "dear too", amount: 700 },
  { name: "free", amount: 0 },
  { name: "unpriced too" },
];

test.each<[Order, string]>([
  ["asc", "free; cheap; dear; dear too; unpriced; unpriced too; sold, dear; sold, cheap"],
  ["desc", "dear; dear too; cheap; free; unpriced; unpriced too; sold, dear; sold, cheap"],
])("in the order %s, designs without a price come last but for sold-out ones", (order, sorted) => {
  const names = sortDesigns(CATALOGUE, order).map(({ name }) => name);
  expect(names.join("; ")).toBe(sorted);
});
