import { expect, test } from "vitest";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { makeStudioSchema } from "#domain/studio-schema.ts";
import { findDepositPolicy } from "../../../../pages/design/@id/facts/cost.ts";

const PRICING = { title: "Pricing", body: "A deposit of $50 is part of it." };
const DEPOSIT = { title: "Deposit", body: "It is {deposits}." };
const BRACE = { title: "Brace", body: "It is \\{deposits}." };

test.each([
  [[PRICING, DEPOSIT], "/info/#deposit"],
  [[BRACE, PRICING], "/info/"],
  [[], "/info/"],
])("finds the policy that lists the deposits, case %#", (written, path) => {
  const sections = makeStudioSchema(DEFAULT_CONVENTIONS).shape.policies.shape.sections.parse(written);
  expect(findDepositPolicy(sections)).toBe(path);
});
