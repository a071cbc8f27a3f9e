/** Other people's services that the pages reach for. They are not ours to measure, and may be out of reach. */
import type { Studio } from "#content/studio-schema.ts";
import { toPageViewService } from "#renderer/analytics.ts";
import { toEmbedOrigin } from "#renderer/embed-origin.ts";

/** Their addresses' origins: the booking calendar, the map, the page views. */
export function listThirdParties({
  booking,
  location,
  analytics,
}: Pick<Studio, "booking" | "location" | "analytics">): string[] {
  const endpoint = toPageViewService(analytics)?.endpoint;
  return [toEmbedOrigin(booking.origin), location.map.embedUrl, ...(endpoint ? [endpoint] : [])].map(
    (address) => new URL(address).origin,
  );
}
