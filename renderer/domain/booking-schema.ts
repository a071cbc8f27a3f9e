/** studio.yaml, `booking`: the calendar of the booking service, the texts around it, and what it costs to book. */
import { z } from "zod";
import { calendars } from "./calendar-schema.ts";
import type { Conventions } from "./conventions-schema.ts";
import { documented, heading, listOf, markdown, secureAddress, text } from "./fields-schema.ts";
import { toExampleMoney, toMoney } from "./money.ts";
import type { Deposit } from "./payments.ts";
import { makeMoneySchema, makeMoneyWordsSchema, makePercentageSchema } from "./price-schema.ts";

const question = z.strictObject({
  question: heading.meta(documented("What visitors ask.", "How do I prepare?")),
  answer: markdown.meta(documented("Your answer. May use Markdown.", "Sleep, eat, drink water.")),
});

const makePaymentSchema = (conventions: Conventions) =>
  z.strictObject({
    by: text.meta(documented("A way to pay.", "card")),
    fee: makePercentageSchema(conventions).optional().meta(documented("What it adds to the price.", "3%")),
  });

function makeDepositSchema(conventions: Conventions) {
  const money = makeMoneySchema(conventions);
  const [amount, price] = [50, 400].map((each) => toExampleMoney(each, conventions));
  return z
    .strictObject({
      amount: money.meta(documented("What is paid when booking.", amount)),
      from: money.optional().meta(documented("The price from which it applies, until the next one.", price)),
      name: text.optional().meta(documented("What it is for, in place of the price.", "doodles")),
      pay: secureAddress.optional().meta(documented("Where it can be paid.", "https://pay.example/deposit")),
    })
    .transform(({ amount, from, ...others }): Deposit => ({ ...amount, from: from?.amount ?? 0, ...others }));
}

/** Makes the schema of the deposits: none unless the artist writes some, and in the order of their prices. */
const makeDepositsSchema = (conventions: Conventions) =>
  listOf(makeDepositSchema(conventions), documented("What is paid when booking, in the order of the prices."))
    .superRefine((deposits, context) => {
      for (const [index, { from }] of deposits.entries()) {
        const before = deposits[index - 1]?.from ?? -1;
        const message = `Expected a higher price than ${toMoney(before, conventions)}, from which the entry before it applies.`;
        if (from <= before) context.addIssue({ code: "custom", path: [index, "from"], message });
      }
    })
    .default([]);

function makeCustomSchema(conventions: Conventions) {
  const fee = [20, 50].map((amount) => toExampleMoney(amount, conventions)).join("-");
  return z.strictObject({
    fee: makeMoneyWordsSchema(conventions).optional().meta(documented("What the drawing costs.", fee)),
    answer: text.optional().meta(documented("How soon you answer.", "3 days")),
  });
}

const makeShape = (conventions: Conventions) => ({
  intro: markdown.meta(
    documented("Its first paragraph is above the calendar. May use Markdown.", "Please read the FAQ below."),
  ),
  faq: listOf(question, documented("Questions and answers on Booking.")),
  deposits: makeDepositsSchema(conventions),
  payments: listOf(
    makePaymentSchema(conventions),
    documented("The ways to pay the balance, and their fees."),
  ).default([]),
  custom: makeCustomSchema(conventions).default({}).meta(documented("Drawings after a visitor's own idea.")),
  tips: text.optional().meta(documented("A sentence about tips.", "Tips are never expected.")),
});

export function makeBookingSchema(conventions: Conventions) {
  const shape = makeShape(conventions);
  return z
    .discriminatedUnion("provider", [
      z.strictObject({ ...calendars.cal, ...shape }),
      z.strictObject({ ...calendars.frame, ...shape }),
      z.strictObject({ ...calendars.link, ...shape }),
      z.strictObject({ ...calendars.mail, ...shape }),
    ])
    .meta(documented("The calendar and the texts around it."))
    .transform(({ intro, faq, deposits, payments, custom, tips, ...calendar }) => {
      return { intro, faq, deposits, payments, custom, tips, calendar };
    });
}
