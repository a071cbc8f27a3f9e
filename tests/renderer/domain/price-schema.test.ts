import { expect, test } from "vitest";
import { price } from "#domain/price-schema.ts";

test.each([
  ["$650", 650],
  ["$80 each", 80],
  ["$1,200", 1200],
  ["$12,345,678", 12345678],
  ["$99.50", 99.5],
  ["$ 40", 40],
  ["$40 - $60", 40],
  ["from $320 the pair, $180 alone", 320],
  ["2 for $150", 150],
  ["$600.", 600],
  ["on request", undefined],
  ["On Request", undefined],
])("keeps the text %j and reads the amount %j", (text, amount) => {
  expect(price.parse(text)).toEqual({ text, amount });
});

test.each(["", "  ", null])("%j is no price", (blank) => {
  expect(price.parse(blank)).toBeUndefined();
});

/** More of them, with what is said of them, are in tests/content/value-mistakes.test.ts. */
test.each(["$", "ask me", "price on request soon", "$1k"])("refuses %j", (text) => {
  expect(price.safeParse(text).success).toBe(false);
});
