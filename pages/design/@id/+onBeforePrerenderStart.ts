/** A page for each design, sold-out ones included, so that old links keep working. */
import { readContent } from "#renderer/content.server.ts";

export function onBeforePrerenderStart(): string[] {
  return readContent().catalogue.map(({ id }) => `/design/${id}/`);
}
