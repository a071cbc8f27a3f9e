/** Whether page views are sent, and where: decided here only. */
import type { Studio } from "./studio-schema.ts";

export type PageViewService = {
  /** Where Plausible's event API listens. */
  endpoint: string;
  /** The name under which Plausible knows the site. */
  domain: string;
};

/** Undefined when none are sent. */
export function toPageViewService({
  service,
  endpoint,
  domain,
}: Studio["analytics"]): PageViewService | undefined {
  return service !== "none" && endpoint && domain ? { endpoint, domain } : undefined;
}
