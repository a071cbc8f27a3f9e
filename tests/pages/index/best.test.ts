import { expect, test } from "vitest";
import { pickBest } from "../../../pages/index/best.ts";

const cost = (amount: number) => ({ price: { text: `$${amount}`, amount, isExact: true } });

test("Home ends with four available designs, the artist's best before the most expensive", () => {
  const designs = [
    { name: "cheap", ...cost(80) },
    { name: "dear", ...cost(900) },
    { name: "sold", ...cost(2000), status: "soldOut" as const, featured: true },
    { name: "unpriced", price: undefined },
    { name: "dearest", ...cost(1100) },
    { name: "middling", ...cost(400) },
    { name: "best", ...cost(120), featured: true },
  ];
  expect(pickBest(designs).map(({ name }) => name)).toEqual(["best", "dearest", "dear", "middling"]);
});
