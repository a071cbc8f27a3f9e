/** The only way pages get content: they read the files that the build writes before it renders them. */
import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { cardsSchema } from "#domain/cards-schema.ts";
import { parsedCatalogue } from "#domain/catalogue-schema.ts";
import { manifestSchema } from "#domain/manifest-schema.ts";
import { portfolioSchema } from "#domain/portfolio-schema.ts";
import { studioSchema } from "#domain/studio-schema.ts";

const contentSchema = z.object({
  catalogue: parsedCatalogue,
  portfolio: portfolioSchema,
  studio: studioSchema,
});

/** The designs, works and texts. Throws before the first build. */
export const readContent = makeReader("content.json", contentSchema);

/** What was made of each original. Throws before the first build. */
export const readManifest = makeReader("manifest.json", manifestSchema);

/** The social cards. Throws before the first complete build. */
export const readCards = makeReader("cards.json", cardsSchema);

/**
 * Reads and validates a file once, and again only after it has changed, as it does under the dev server. Build and dev
 * server each set their own folder as `SITE_DATA`, so both can run at once.
 */
function makeReader<T>(name: string, schema: z.ZodType<T>): () => T {
  let last: { version: string; value: T } | undefined;
  return () => {
    const path = `${process.env.SITE_DATA}/${name}`;
    const version = `${path} ${readStamp(path)}`;
    if (last?.version !== version) last = { version, value: schema.parse(readJson(path)) };
    return last.value;
  };
}

function readStamp(path: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read. Run npm run build.`, { cause });
  }
}
