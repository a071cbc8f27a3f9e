/** Data for the info page: the figures at a glance, the policies, the texts on care, and an e-mail address. */
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toHead } from "#renderer/shell/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio } = readContent();
  const { contact, policies, care } = studio;
  return {
    head: toHead(studio, {
      name: "Info and policies",
      path: "/info/",
      description: `Deposits, prices, age, guests, placement, rescheduling and touch-ups: what to know before you book at ${studio.name}.`,
    }),
    email: contact.email,
    atAGlance: policies.atAGlance,
    policies: policies.sections,
    care,
    illustrations: readManifest().illustration,
  };
}
