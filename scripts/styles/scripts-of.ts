/** The scripts of a page, and all that they import, now or later. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Vite's manifest: https://vite.dev/guide/backend-integration */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** Throws when the file is no manifest of Vite's. */
export function readScripts(file: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Their texts, each once. `html` is the page; `site` the folder that it lies in, published below `base`. */
export function scriptsOf(
  html: string,
  manifest: Manifest,
  { site, base }: { site: string; base: string },
): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported);
  };
  const linked = [...html.matchAll(/<script [^>]*?src="([^"]+)"/g)].map(([, src = ""]) =>
    src.slice(base.length),
  );
  for (const [key, { file }] of Object.entries(manifest)) if (linked.includes(file)) add(key);
  return [...files].map((path) => readFileSync(join(site, path), "utf8"));
}
