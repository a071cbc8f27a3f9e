/** Data for the 404 page. */
import { readContent } from "#renderer/content.server.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";

export function data() {
  const { name } = readContent().studio;
  const head: PageHeadProps = {
    title: `Page not found | ${name}`,
    description: `There is no page at this address, but the designs by ${name} are still here.`,
  };
  return { head };
}
