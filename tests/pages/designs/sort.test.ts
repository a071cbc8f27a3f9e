import { describe, expect, test } from "vitest";
import { type Order, type Sortable, sortDesigns } from "#pages/designs/sort.ts";

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

const names = (order: Order) =>
  sortDesigns(CATALOGUE, order)
    .map(({ name }) => name)
    .join("; ");

describe("sortDesigns", () => {
  test("puts the cheapest first, those without a price last among the available, the sold-out at the end", () => {
    expect(names("asc")).toBe("free; cheap; dear; dear too; unpriced; unpriced too; sold, dear; sold, cheap");
  });

  test("puts the most expensive first, and leaves the rest in place", () => {
    expect(names("desc")).toBe(
      "dear; dear too; cheap; free; unpriced; unpriced too; sold, dear; sold, cheap",
    );
  });
});
