/** Chooses the pages and gives them their policies, also to the build, which writes those into the files for hosts. */
import type { PrerenderContext } from "vike/types";
import { readContent, writePolicies } from "./content.server.ts";
import { isPublished, routeOf, toPolicies } from "./shell/policy.server.ts";
import { NOT_FOUND } from "./shell/route-files.server.ts";

export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { studio } = readContent();
  const policies = await toPolicies(studio);
  writePolicies(policies);
  const published = pageContexts.filter(({ urlOriginal }) => isPublished(`${urlOriginal}/`, studio));
  // Copies, because Vike warns about the originals.
  const withPolicies = published.map((pageContext) => ({
    ...pageContext,
    policy: policies[routeOf(pageContext.pageId ?? NOT_FOUND)],
  }));
  return { prerenderContext: { pageContexts: withPolicies } };
}
