import { describe, expect, test } from "vitest";
import {
  type Filter,
  type Filterable,
  filterDesigns,
  OPTIONS,
  type Option,
  toggleOption,
} from "#pages/designs/filter.ts";

const DESIGNS: (Filterable & { name: string })[] = [
  { name: "black", isColor: false },
  { name: "color", isColor: true },
  { name: "unknown" },
  { name: "sold black", isColor: false, status: "soldOut" },
  { name: "sold color", isColor: true, status: "soldOut" },
  { name: "sold unknown", status: "soldOut" },
];

/** Every combination of the four options, and what it keeps. */
const TABLE = [
  ["", "black, color, unknown, sold black, sold color, sold unknown"],
  ["available", "black, color, unknown"],
  ["soldOut", "sold black, sold color, sold unknown"],
  ["black", "black"],
  ["color", "color"],
  ["available soldOut", "black, color, unknown, sold black, sold color, sold unknown"],
  ["available black", "black"],
  ["available color", "color"],
  ["soldOut black", "sold black"],
  ["soldOut color", "sold color"],
  ["black color", "black, color"],
  ["available soldOut black", "black, sold black"],
  ["available soldOut color", "color, sold color"],
  ["available black color", "black, color"],
  ["soldOut black color", "sold black, sold color"],
  ["available soldOut black color", "black, color, sold black, sold color"],
] as const;

describe("filterDesigns", () => {
  test.each(TABLE)("%j keeps %j", (options, kept) => {
    const filter = OPTIONS.filter((option) => options.split(" ").includes(option));
    expect(filterDesigns(DESIGNS, filter).map(({ name }) => name)).toEqual(kept.split(", "));
  });
});

describe("toggleOption", () => {
  test.each<[Filter, Option, Filter]>([
    [[], "black", ["black"]],
    [["black"], "available", ["available", "black"]],
    [["available", "black"], "black", ["available"]],
    [["color"], "color", []],
    [["available", "soldOut", "black"], "color", ["available", "soldOut", "black", "color"]],
  ])("%j with %s toggled is %j", (filter, option, toggled) => {
    expect(toggleOption(filter, option)).toEqual(toggled);
  });
});
