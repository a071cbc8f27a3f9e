/** The address of the policy on deposits. */
import { toPolicyId } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";

/** The policy that lists all deposits, or the page of policies. Other policies may mention a single amount, too. */
export function findDepositPolicy(sections: Studio["policies"]["sections"], words: string): string {
  const telling = sections.filter(({ body }) => body.includes(words));
  const policy = telling.find(({ title, body }) => /deposit/i.test(title + body)) ?? telling[0];
  return policy ? `/info/#${toPolicyId(policy.title)}` : "/info/";
}
