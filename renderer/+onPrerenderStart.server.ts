/** Chooses the pages, and hands their policies to the build, which writes them into the files for hosts. */
import type { PrerenderContext } from "vike/types";
import { readContent, writePolicies } from "./content.server.ts";
import { isPublished, toPolicies } from "./shell/policy.server.ts";

export async function onPrerenderStart({ pageContexts }: PrerenderContext) {
  const { studio } = readContent();
  writePolicies(await toPolicies(studio));
  const published = pageContexts.filter(({ urlOriginal }) => isPublished(`${urlOriginal}/`, studio));
  // Copies, because Vike warns about the originals.
  return { prerenderContext: { pageContexts: published.map((pageContext) => ({ ...pageContext })) } };
}
