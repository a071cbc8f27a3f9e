import { expect, test } from "vitest";
import { toAmount } from "#domain/price.ts";

test.each([
  ["$650", 650],
  ["$80 each", 80],
  ["$1,200", 1200],
  ["$12,345,678", 12345678],
  ["$99.50", 99.5],
  ["$ 40", 40],
  ["from $320 the pair, $180 alone", 320],
  ["2 for $150", 150],
  ["$600.", 600],
  ["on request", undefined],
  ["650", undefined],
  ["$", undefined],
  ["", undefined],
  [undefined, undefined],
])("reads %j as %j", (price, amount) => {
  expect(toAmount(price)).toBe(amount);
});
