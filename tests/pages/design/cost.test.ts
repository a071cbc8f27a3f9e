import { expect, test } from "vitest";
import { findDepositPolicy } from "#pages/design/@id/cost.ts";

const PRICING = { title: "Pricing", body: "A drawing is $50, and a tattoo $500 at least." };
const DEPOSIT = { title: "Deposit", body: "It is $50." };
const BASICS = { title: "Basics", body: "Pay $50 ahead." };

test.each([
  ["$50", [PRICING, DEPOSIT], "/info/#deposit"],
  ["$50", [BASICS], "/info/#basics"],
  ["$50 under $400, $100 from $400", [PRICING, DEPOSIT], "/info/"],
  ["$50", [], "/info/"],
])("the policy on the deposits %j, %#", (words, sections, path) => {
  expect(findDepositPolicy(sections, words)).toBe(path);
});
