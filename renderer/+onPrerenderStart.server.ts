/** Hands the policies to the build, which writes them into the files for hosts. */
import { getGlobalContext } from "vike/server";
import { readContent, writePolicies } from "./content.server.ts";
import { toPolicies } from "./shell/policy.server.ts";

export async function onPrerenderStart(): Promise<void> {
  const { pages } = await getGlobalContext();
  writePolicies(toPolicies(pages, readContent().studio));
}
