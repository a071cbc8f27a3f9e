/** Whether page views are sent, and where. */
import type { Studio } from "./studio-schema.ts";

export type PageViewService = {
  /** Where Plausible's event API listens. */
  endpoint: string;
  /** The site's name at Plausible. */
  domain: string;
};

/** Undefined when no page views are sent. */
export function toPageViewService({
  service,
  endpoint,
  domain,
}: Studio["analytics"]): PageViewService | undefined {
  return service !== "none" && endpoint && domain ? { endpoint, domain } : undefined;
}
