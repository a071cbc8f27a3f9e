/** Command and function: content and photos to pictures and the two files of data that the pages read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { catalogueSchema } from "#content/catalogue-schema.ts";
import { portfolioSchema } from "#content/portfolio-schema.ts";
import { studioSchema } from "#content/studio-schema.ts";
import { makePictures, type OnProgress } from "#images/make-pictures.ts";
import { planOriginals } from "#images/plan.ts";
import { writeWholeIfChanged } from "#images/whole-file.ts";

export async function buildContent(root: string, { onProgress }: { onProgress?: OnProgress } = {}) {
  const read = (name: string) => parse(readFileSync(join(root, name), "utf8"));
  const content = {
    catalogue: catalogueSchema.parse(read("catalogue.yaml")),
    portfolio: portfolioSchema.parse(read("portfolio.yaml")),
    studio: studioSchema.parse(read("studio.yaml")),
  };
  const { manifest, problems, made, reused } = await makePictures(root, planOriginals(content), onProgress);
  if (problems.length > 0) return { ok: false as const, problems };
  writeWholeIfChanged(join(root, "generated/content.json"), JSON.stringify(content));
  writeWholeIfChanged(join(root, "generated/manifest.json"), JSON.stringify(manifest));
  return { ok: true as const, manifest, content, made, reused };
}

if (process.argv[1] === import.meta.filename) await main();

async function main(): Promise<void> {
  const start = performance.now();
  const result = await buildContent(process.cwd());
  if (result.ok) {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Pictures: ${result.made} made, ${result.reused} unchanged (${seconds} s).`);
    return;
  }
  for (const problem of result.problems) console.error(problem.message);
  process.exitCode = 1;
}
