/** studio.yaml, `booking`: the calendar of the booking service, the texts around it, and what it costs to book. */
import { z } from "zod";
import { calendarShape, requireCalendar } from "./calendar-schema.ts";
import type { Conventions } from "./conventions-schema.ts";
import { documented, heading, listOf, markdown, secureAddress, text } from "./fields-schema.ts";
import { toMoney, toTypedMoney } from "./money.ts";
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

function makeTierSchema(conventions: Conventions) {
  const money = makeMoneySchema(conventions);
  const [amount, price] = [50, 400].map((each) => toTypedMoney(each, conventions));
  return z.strictObject({
    amount: money.meta(documented("What is paid when booking.", amount)),
    from: money.optional().meta(documented("The price from which it applies.", price)),
    below: money.optional().meta(documented("The price below which it applies.", price)),
    name: text.optional().meta(documented("What it is for, in place of the price.", "doodles")),
    pay: secureAddress.optional().meta(documented("Where it can be paid.", "https://pay.example/deposit")),
  });
}

type Tier = z.infer<ReturnType<typeof makeTierSchema>>;

/** Empty unless the artist writes some. Ascending by price, from zero; the last has no upper bound. */
const makeDepositsSchema = (conventions: Conventions) =>
  z
    .array(makeTierSchema(conventions))
    .superRefine((tiers, context) => checkTiers(tiers, context, conventions))
    .nullable()
    .meta(documented("What is paid when booking, in the order of the prices."))
    .transform((tiers) => (tiers ?? []).map(toDeposit))
    .default([]);

/** Fills in a bound that is omitted from the neighbor that shares it. */
function toDeposit({ amount, name, pay, ...tier }: Tier, index: number, tiers: readonly Tier[]): Deposit {
  const from = (tier.from ?? tiers[index - 1]?.below)?.amount ?? 0;
  const below = (tier.below ?? tiers[index + 1]?.from)?.amount;
  return { ...amount, from, below, name, pay };
}

function checkTiers(tiers: readonly Tier[], context: z.RefinementCtx, conventions: Conventions): void {
  const expectAbove = (amount: number, entry: string) =>
    `Expected a higher price than ${toMoney(amount, conventions)}, from which ${entry} applies.`;
  const report = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  const starts = tiers.map((tier, index) => toDeposit(tier, index, tiers).from);
  for (const [index, tier] of tiers.entries()) {
    const { from, below } = tier;
    const before = tiers[index - 1];
    const startBefore = starts[index - 1] ?? -1;
    const start = starts[index] ?? 0;
    const least = Math.max(start, before?.below?.amount ?? 0);
    const fault = explainStart(tier, before);
    if (fault) report(fault, index, ...(from ? ["from"] : []));
    else if (from && start <= startBefore)
      report(expectAbove(startBefore, "the entry before it"), index, "from");
    if (below && below.amount <= least) report(expectAbove(least, "it"), index, "below");
  }
  const last = tiers.at(-1)?.below?.text;
  const remedy = `Remove below: here, or add an entry with ${writeFrom(last)}`;
  if (last) report(`No deposit applies from ${last} on. ${remedy}`, tiers.length - 1, "below");
}

/** Inside braces a comma would begin a new key. */
const writeFrom = (price = "") => `from: ${price.includes(",") ? `'${price}'` : price}`;

/** Undefined when it begins where the entry before it ends; the first one begins at zero. */
function explainStart({ from }: Tier, before: Tier | undefined): string | undefined {
  if (!before)
    return from && from.amount > 0
      ? `No deposit applies below ${from.text}. Remove from: here, or put an entry before this one.`
      : undefined;
  const end = before.below;
  if (!end) return from ? undefined : "Add from: and the price from which it applies.";
  if (!from || from.amount === end.amount) return undefined;
  return from.amount > end.amount
    ? `No deposit applies from ${end.text} to ${from.text}. Write ${writeFrom(end.text)}`
    : `Two deposits apply from ${from.text} to ${end.text}. Write ${writeFrom(end.text)}`;
}

function makeCustomSchema(conventions: Conventions) {
  const fee = [20, 50].map((amount) => toTypedMoney(amount, conventions)).join("-");
  return z.strictObject({
    fee: makeMoneyWordsSchema(conventions).optional().meta(documented("What the drawing costs.", fee)),
    answer: text.optional().meta(documented("How soon you answer.", "3 days")),
  });
}

const makeShape = (conventions: Conventions) => ({
  ...calendarShape,
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

export const makeBookingSchema = (conventions: Conventions) =>
  z.strictObject(makeShape(conventions)).superRefine(requireCalendar, { when: () => true });
