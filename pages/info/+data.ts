/** Data of the info page: the figures at a glance, the policies, and an e-mail address. */
import { readContent } from "#renderer/content.server.ts";
import { toBusinessJsonLd } from "#renderer/structured-data/business-jsonld.ts";
import { toPolicyId } from "./policy-id.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { contact, policies } = studio;
  return {
    email: contact.email,
    figures: policies.atAGlance.map(({ label, value }) => ({ label, value })),
    policies: policies.sections.map(({ title, body }) => ({ id: toPolicyId(title), title, body })),
    business: toBusinessJsonLd({ studio, catalogue }),
  };
}
