/** Where a build leaves the site, below the folder of the content. */
import { join } from "node:path";
import { contentFolder } from "#processes/environment.ts";

/** Replaced as a whole. Beside the site: in `hosting/` what some hosts want to be told, and the manifest. */
export const DIST = join(contentFolder, "dist");
/** What is published. */
export const SITE = join(DIST, "client");
/** What was made of each picture. */
export const MANIFEST = join(DIST, "manifest.json");
