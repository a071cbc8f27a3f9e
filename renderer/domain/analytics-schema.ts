/** studio.yaml, `analytics`: the service that counts page views. */
import { z } from "zod";
import { documented, plainText, secureAddress } from "./fields-schema.ts";

/** The address of Plausible's event API, and the site's name there. */
export type PageViewService = { endpoint: string; domain: string };

/** Undefined with `service: none`; the other keys may stay, so that it can be turned on again. */
export const analytics = z
  .strictObject({
    service: z
      .enum(["plausible", "none"])
      .meta(documented("The service that counts page views; none turns it off.")),
    domain: plainText.optional().meta(documented("The site, as the service knows it.", "slowdot.example")),
    endpoint: secureAddress
      .optional()
      .meta(documented("Where page views are sent.", "https://plausible.io/api/event")),
  })
  .superRefine(requireService, { when: () => true })
  .default({ service: "none" })
  .meta(documented("How page views are counted."))
  .transform(({ service, endpoint, domain }): PageViewService | undefined =>
    service === "plausible" && endpoint && domain ? { endpoint, domain } : undefined,
  );

/** Runs despite other problems, so that one run reports everything. */
function requireService(analytics: unknown, context: z.RefinementCtx): void {
  if (typeof analytics !== "object" || analytics === null) return;
  if (!("service" in analytics) || analytics.service !== "plausible") return;
  for (const key of ["domain", "endpoint"]) {
    const message = "It may be left out only with service: none.";
    if (!(key in analytics))
      context.addIssue({ code: "custom", path: [key], message, params: { unless: "service" } });
  }
}
