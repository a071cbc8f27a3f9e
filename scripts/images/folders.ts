/** Where the pictures lie, from the project's root. */

/** The originals. */
export const IMAGES = "images";

/** Everything that was made of them; may be deleted at any time. */
export const CACHE = ".cache/images";

/** In the cache: what is known of the originals, and the derivatives under their published names. */
export const FINGERPRINTS = "originals.json";
export const FILES = "files";
