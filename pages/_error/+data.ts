/** Data for the 404 page. */
import { readContent } from "#renderer/content.server.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";

export function data() {
  const { studio, catalogue } = readContent();
  const { name } = studio;
  const left = catalogue.length > 0 ? "the designs" : "the works";
  const head: PageHeadProps = {
    title: `Page not found | ${name}`,
    description: `There is no page at this address, but ${left} by ${name} are still here.`,
  };
  return { head };
}
