/** Where a build leaves the site, below the project's folder. */

/** Replaced as a whole. Beside the site: in `hosting/` what some hosts want to be told, and the manifest. */
export const DIST = "dist";
/** What is published. */
export const SITE = `${DIST}/client`;
/** What was made of each picture. */
export const MANIFEST = `${DIST}/manifest.json`;
