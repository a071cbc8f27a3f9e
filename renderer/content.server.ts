/** The one door through which pages reach the content: the files that are written before they are rendered. */
import { readFileSync } from "node:fs";
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

/** The designs, works and texts, as last built. Throws when nothing has been built yet. */
export function readContent() {
  return contentSchema.parse(readGenerated("content.json"));
}

/** What was made of each original. Throws when nothing has been built yet. */
export function readManifest() {
  return manifestSchema.parse(readGenerated("manifest.json"));
}

/** The social cards. Throws when there has been no whole build yet. */
export function readCards() {
  return cardsSchema.parse(readGenerated("cards.json"));
}

/** From the folder that the build or the dev server names: two at once do not meet. */
function readGenerated(name: string): unknown {
  const path = `${process.env.SITE_DATA}/${name}`;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read. Run npm run build.`, { cause });
  }
}
