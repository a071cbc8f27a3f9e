/** The cost of an available design: its price, its deposit, and how to pay them. */
import type { Design } from "#domain/catalogue-schema.ts";
import { toHourWords } from "#domain/design.ts";
import { findDeposit, toPaymentWords } from "#domain/payments.ts";
import { toPolicyId } from "#domain/routes.ts";
import { toSizeWords } from "#domain/size.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toPriceOrAsk } from "#domain/tile.ts";

const ON_REQUEST = "Price on request";

export function toCost(design: Design, studio: Studio) {
  const { booking, contact, policies } = studio;
  const { deposits, payments, tips } = booking;
  const { price = ON_REQUEST, ask } = toPriceOrAsk(design, contact.email);
  const facts = [
    design.size && toSizeWords(design.size, studio),
    design.hours && toHourWords(design.hours, studio.locale),
  ];
  return {
    price,
    ask,
    /** Shown beside the price on one line. */
    facts: facts.filter((fact) => fact !== undefined),
    deposit: findDeposit(deposits, design.price)?.text,
    depositPolicy: findDepositPolicy(policies.sections),
    payments: [toPaymentWords(payments), tips].filter(Boolean).join(". "),
  };
}

/** Finds the policy that lists the deposits, or else the policies page. */
export function findDepositPolicy(sections: Studio["policies"]["sections"]): string {
  const policy = sections.find(({ listsDeposits }) => listsDeposits);
  return policy ? `/info/#${toPolicyId(policy.title)}` : "/info/";
}
