/** What an available design costs: its price, its deposit, and how they are paid. */
import type { Design } from "#domain/catalogue-schema.ts";
import { findDeposit, toDepositWords, toPaymentWords } from "#domain/payments.ts";
import { toPolicyId } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toPriceOrAsk } from "#domain/tile.ts";

export function toCost(design: Design, { booking, contact, policies }: Studio) {
  const { deposits, payments, tips } = booking;
  const amount = design.price?.amount;
  return {
    ...toPriceOrAsk(design, contact.email),
    deposit: amount === undefined ? undefined : findDeposit(deposits, amount)?.text,
    depositPolicy: findDepositPolicy(policies.sections, toDepositWords(deposits)),
    payments: [toPaymentWords(payments), tips].filter(Boolean).join(". "),
  };
}

/** The policy that lists all deposits, or the page of policies. Other policies may mention a single amount, too. */
export function findDepositPolicy(sections: Studio["policies"]["sections"], words: string): string {
  const telling = sections.filter(({ body }) => body.includes(words));
  const policy = telling.find(({ title, body }) => /deposit/i.test(title + body)) ?? telling[0];
  return policy ? `/info/#${toPolicyId(policy.title)}` : "/info/";
}
