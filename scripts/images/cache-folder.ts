/** Where the pictures are kept. */
import { join } from "node:path";

/** The cache of pictures, in the project. Safe to delete at any time. */
export const CACHE = ".cache/images";

/** The folder of the derivatives, in a cache. */
export const FILES = "files";

/** Holds the pictures of the manifest before they are published, by file name. */
export const picturesFolder = (root: string) => join(root, CACHE, FILES);
