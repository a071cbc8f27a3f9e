/** One page for each design, the sold-out ones included: old links live on. */
import { readContent } from "#renderer/content.server.ts";

export function onBeforePrerenderStart(): string[] {
  return readContent().catalogue.map(({ id }) => `/design/${id}/`);
}
