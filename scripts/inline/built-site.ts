/** The site as Vite and Vike leave it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Vite's manifest: https://vite.dev/guide/backend-integration */
const chunksSchema = z.record(
  z.string(),
  z.object({
    /** Its path in the site. */
    file: z.string(),
    /** Keys of other chunks. */
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** In the folder `folder`, published below `base` (both slashes: `/` or `/project/`). */
export type BuiltSite = { folder: string; base: string; chunks: z.infer<typeof chunksSchema> };

/** `manifest` is the file that names the chunks. Throws when it is none of Vite's. */
export function readBuiltSite(folder: string, base: string, manifest: string): BuiltSite {
  return { folder, base, chunks: chunksSchema.parse(JSON.parse(readFileSync(manifest, "utf8"))) };
}

/** The file that an address in a page stands for. */
export function fileOf(address: string, { folder, base }: BuiltSite): string {
  return join(folder, address.slice(base.length));
}
