/** Data of the info page: the figures at a glance, the policies, what there is on care, and an e-mail address. */
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toBusinessJsonLd } from "#renderer/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { contact, policies, care } = studio;
  return {
    email: contact.email,
    atAGlance: policies.atAGlance,
    policies: policies.sections,
    care,
    figures: readManifest().figure,
    business: toBusinessJsonLd({ studio, catalogue }),
  };
}
