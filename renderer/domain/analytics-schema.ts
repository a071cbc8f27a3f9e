/** studio.yaml, `analytics`: the service that counts page views. */
import { z } from "zod";
import { documented, plainText, secureAddress } from "./fields-schema.ts";

/** The address of Plausible's event API, and the site's name there. */
export type PageViewService = { endpoint: string; domain: string };

const service = documented("The service that counts page views; none turns it off.");

/** Undefined with `service: none`. */
export const analytics = z
  .discriminatedUnion("service", [
    z.strictObject({
      service: z.literal("plausible").meta(service),
      domain: plainText.meta(documented("The site, as the service knows it.", "slowdot.example")),
      endpoint: secureAddress.meta(
        documented("Where page views are sent.", "https://plausible.io/api/event"),
      ),
    }),
    z.strictObject({ service: z.literal("none").meta(service) }),
  ])
  .default({ service: "none" })
  .meta(documented("How page views are counted."))
  .transform((written): PageViewService | undefined =>
    written.service === "none" ? undefined : { endpoint: written.endpoint, domain: written.domain },
  );
