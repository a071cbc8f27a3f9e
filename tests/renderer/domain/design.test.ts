import { expect, test } from "vitest";
import { makeBookingSchema } from "#domain/booking-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { readIds, toFacts } from "#domain/design.ts";
import { makeDesign } from "../../fixtures/design.ts";

const booking = makeBookingSchema(DEFAULT_CONVENTIONS).parse({
  ...{ provider: "mail", intro: "Write to me.", faq: [] },
  deposits: [{ amount: "$50" }, { amount: "$100", from: "$400" }],
  payments: [{ by: "cash" }, { by: "card", fee: "3%" }, { by: "Afterpay", fee: "6%" }],
});

// biome-ignore format: a row a line
test.each([
  [{ size: "H 5", hours: "4-5.5", price: "$700" }, ["5 in high", "4–5½ hours", "$700", "deposit $100 now", "about $721 by card"]],
  [{ size: "2 x 4 1/4", hours: "+3", price: "$80 each" }, ["2 × 4¼ in", "3+ hours", "$80 each", "deposit $50 now"]],
  [{ size: "W 3", hours: "1", price: "$650.00" }, ["3 in wide", "1 hour", "$650.00", "deposit $100 now", "about $670 by card"]],
  [{ size: "W 3", hours: "1", price: "" }, ["3 in wide", "1 hour", "price on request"]],
])("%j becomes %j", (design, words) => {
  const { facts, cost } = toFacts(makeDesign(design), { ...DEFAULT_CONVENTIONS, booking });
  expect([...facts, ...cost]).toEqual(words);
});

test("the cost names no deposit and no fee when there are none", () => {
  const booking = { deposits: [], payments: [] };
  expect(toFacts(makeDesign({}), { ...DEFAULT_CONVENTIONS, booking }).cost).toEqual(["$400"]);
});

test.each([
  ["", []],
  ["12,1,40", [12, 1, 40]],
  ["12,,x,-1,1.5,0,1e3, 7,<b>,40", [12, 40]],
  ["9007199254740993,12", [12]],
  ["[12]", []],
])("reads the ids %j as %j", (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});
