/** studio.yaml, `booking.deposits`: what is paid when booking, by the price of the design. */
import { z } from "zod";
import { toDollars } from "./deposits.ts";
import { documented, text } from "./fields-schema.ts";
import { money } from "./money-schema.ts";

/** Applies to prices from `from` to just below `below`, in dollars. */
export type Deposit = { text: string; amount: number; from: number; below?: number; name?: string };

const tier = z.strictObject({
  amount: money.meta(documented("What is paid when booking.", "$50")),
  from: money.optional().meta(documented("The price from which it applies.", "$400")),
  below: money.optional().meta(documented("The price below which it applies.", "$400")),
  name: text.optional().meta(documented("What it is for, in place of the price.", "doodles")),
});

type Tier = z.infer<typeof tier>;

/** Empty unless the artist writes some. Ascending by price, from zero; the last has no upper bound. */
export const deposits = z
  .array(tier)
  .superRefine(checkTiers)
  .nullable()
  .meta(documented("What is paid when booking, in the order of the prices."))
  .transform((tiers) => (tiers ?? []).map(toDeposit))
  .default([]);

/** Where one of two neighbors omits the bound between them, that of the other applies. */
function toDeposit({ amount, name, ...tier }: Tier, index: number, tiers: readonly Tier[]): Deposit {
  const from = (tier.from ?? tiers[index - 1]?.below)?.amount ?? 0;
  const below = (tier.below ?? tiers[index + 1]?.from)?.amount;
  return { ...amount, from, below, name };
}

function checkTiers(tiers: readonly Tier[], context: z.RefinementCtx): void {
  const report = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  const starts = tiers.map((tier, index) => toDeposit(tier, index, tiers).from);
  for (const [index, tier] of tiers.entries()) {
    const { from, below } = tier;
    const [before, startBefore = -1, start = 0] = [tiers[index - 1], starts[index - 1], starts[index]];
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

const expectAbove = (amount: number, entry: string) =>
  `Expected a higher price than ${toDollars(amount)}, from which ${entry} applies.`;

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
