/** The bundle, as Vite and Vike write it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Vite's manifest: https://vite.dev/guide/backend-integration */
const chunksSchema = z.record(
  z.string(),
  z.object({
    /** A path in the site. */
    file: z.string(),
    /** Keys of other chunks. */
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    /** Paths of its stylesheets. */
    css: z.array(z.string()).optional(),
  }),
);

export type Chunk = z.infer<typeof chunksSchema>[string];

/** `base` has both slashes: `/` or `/project/`. */
export type BuiltSite = { folder: string; base: string; chunks: z.infer<typeof chunksSchema> };

/** `bundle` is Vike's output folder. */
export function readBuiltSite(bundle: string, base: string): BuiltSite {
  const chunks = JSON.parse(readFileSync(join(bundle, "assets.json"), "utf8"));
  return { folder: join(bundle, "client"), base, chunks: chunksSchema.parse(chunks) };
}

/** The file of an address in a page. */
export function fileOf(address: string, { folder, base }: BuiltSite): string {
  return join(folder, address.slice(base.length));
}
