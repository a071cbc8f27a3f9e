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
    /** Paths of the stylesheets that come with it. */
    css: z.array(z.string()).optional(),
  }),
);

export type Chunk = z.infer<typeof chunksSchema>[string];

/** In the folder `folder`, published below `base` (both slashes: `/` or `/project/`). */
export type BuiltSite = { folder: string; base: string; chunks: z.infer<typeof chunksSchema> };

/** `out` is the folder that Vike wrote into. Throws when the chunks are not named there. */
export function readBuiltSite(out: string, base: string): BuiltSite {
  const chunks = JSON.parse(readFileSync(join(out, "assets.json"), "utf8"));
  return { folder: join(out, "client"), base, chunks: chunksSchema.parse(chunks) };
}

/** The file that an address in a page stands for. */
export function fileOf(address: string, { folder, base }: BuiltSite): string {
  return join(folder, address.slice(base.length));
}
