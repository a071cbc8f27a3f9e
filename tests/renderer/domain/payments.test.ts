import { describe, expect, test } from "vitest";
import { makeBookingSchema } from "#domain/booking-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { findDeposit, toDepositWords, toFeeWords, toPaymentWords } from "#domain/payments.ts";

const booking = makeBookingSchema(DEFAULT_CONVENTIONS);
const TEXTS = { provider: "mail", intro: "Write to me.", faq: [] };
const readDeposits = (deposits: unknown) => booking.parse({ ...TEXTS, deposits }).deposits;

const tiers = readDeposits([
  { amount: "$20", name: "doodles" },
  { amount: "$50", from: "$100" },
  { amount: "$100", from: "$1,400" },
]);

describe("the deposit of a design", () => {
  test.each([
    [0, "$20"],
    [99.99, "$20"],
    [100, "$50"],
    [1400, "$100"],
  ])("at a price of $%d is %s", (amount, text) => {
    expect(findDeposit(tiers, { amount })?.text).toBe(text);
  });

  test("is undefined when the artist asks for none, or for none below a price", () => {
    expect(findDeposit(readDeposits(undefined), { amount: 80 })).toBeUndefined();
    expect(findDeposit(readDeposits([{ amount: "$50", from: "$100" }]), { amount: 80 })).toBeUndefined();
  });
});

test.each([
  [tiers, ["$20 for doodles", "$50 under $1,400", "$100 from $1,400"]],
  [readDeposits([{ amount: "$50" }]), ["$50"]],
  [
    readDeposits([{ amount: "$20" }, { amount: "$50", from: "$79.50" }]),
    ["$20 under $79.50", "$50 from $79.50"],
  ],
  [
    readDeposits([
      { amount: "$50", from: "$100" },
      { amount: "$100", from: "$400" },
    ]),
    ["$50 from $100", "$100 from $400"],
  ],
  [readDeposits(null), []],
])("deposits in words, %#", (all, words) => {
  expect(toDepositWords(all, DEFAULT_CONVENTIONS)).toEqual(words);
});

test.each([
  [[], "", ""],
  [[{ by: "cash" }], "", "cash: no fee"],
  [[{ by: "card", fee: "3%" }], "3% by card", "3% by card"],
  [
    [{ by: "cash" }, { by: "Venmo" }, { by: "card", fee: "3%" }, { by: "Afterpay", fee: "6%" }],
    "3% by card, 6% by Afterpay",
    "3% by card, 6% by Afterpay; cash or Venmo: no fee",
  ],
])("ways to pay in words, %#", (written, fees, words) => {
  const ways = booking.parse({ ...TEXTS, payments: written }).payments;
  expect([toFeeWords(ways), toPaymentWords(ways)]).toEqual([fees, words]);
});
