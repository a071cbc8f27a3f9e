/** The folders of a build: below the folder of the studio, unless they say otherwise. */
import { join } from "node:path";

/**
 * Where a build works before it replaces `dist`. It is in the project, because the pages' server bundle imports packages
 * from its node_modules.
 */
export const BUILDING = ".building";

/** The published build: the site, its manifest, and the headers that it needs. */
export const DIST = "dist";
export const SITE = `${DIST}/client`;

/** The data files of the dev server. A build uses its own. */
export const DATA = "generated";

/** The folder of the brand, below that of the data files. `public/` in it is published unchanged. */
export const BRAND = "brand";

/** The cache of pictures. Safe to delete at any time. */
export const PICTURES = ".cache/images";

/** The folder of a cache that holds its files. */
export const FILES = "files";

/** Returns the folder that holds the pictures of the manifest before they are published. */
export const picturesFolder = (root: string) => join(root, PICTURES, FILES);
