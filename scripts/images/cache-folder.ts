/** Where the pictures are kept. Apart from what makes them, because the dev server only serves them. */
import { join } from "node:path";
import { FILES } from "#disk/store.ts";

/** The cache of pictures, in the project. Safe to delete at any time. */
export const CACHE = ".cache/images";

/** Holds the pictures of the manifest before they are published, by file name. */
export const picturesFolder = (root: string) => join(root, CACHE, FILES);
