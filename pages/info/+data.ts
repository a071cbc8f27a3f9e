/** Data of the info page: the figures at a glance, the policies, and an e-mail address. */
import { toPolicyId } from "#domain/routes.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toBusinessJsonLd } from "#renderer/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { contact, policies } = studio;
  return {
    email: contact.email,
    atAGlance: policies.atAGlance.map(({ label, value }) => ({ label, value })),
    policies: policies.sections.map(({ title, body }) => ({ id: toPolicyId(title), title, body })),
    figures: readManifest().figure,
    business: toBusinessJsonLd({ studio, catalogue }),
  };
}
