/** The three YAML files of a studio, the folder of its photos, and the schema of each file. */
import { z } from "zod";
import { type Design, makeCatalogueSchema } from "#domain/catalogue-schema.ts";
import { type Conventions, DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { type Portfolio, portfolioSchema } from "#domain/portfolio-schema.ts";
import { makeStudioSchema, type Studio } from "#domain/studio-schema.ts";

export const FILE_NAMES = ["catalogue.yaml", "portfolio.yaml", "studio.yaml"] as const;

export type FileName = (typeof FILE_NAMES)[number];

/** The folder of the photos and brand files. */
export const IMAGES = "images";

/** Recognizes photos by extension, because `images/` also holds drawings and fonts. */
export const PHOTO_FILE = /\.(jpe?g?|jfif|png|webp|avif|gif|hei[cf]|hif|jxl|dng|tiff?)$/i;

export const VIDEO_FILE = /\.(mov|mp4|m4v)$/i;

export type FileContent = { "catalogue.yaml": Design[]; "portfolio.yaml": Portfolio; "studio.yaml": Studio };

type Schemas = { [F in FileName]: z.ZodType<FileContent[F]> };

const made = new Map<string, Schemas>();

/** Makes the schemas of a studio, once for each country. `conventions` may be the whole studio. */
export function schemasFor(conventions: Conventions): Schemas {
  const { locale, currency, units } = conventions;
  const key = [locale, currency, units].join();
  const schemas = made.get(key) ?? {
    "catalogue.yaml": makeCatalogueSchema(conventions),
    "portfolio.yaml": portfolioSchema,
    "studio.yaml": makeStudioSchema(conventions),
  };
  made.set(key, schemas);
  return schemas;
}

/** The folder of the JSON Schemas, from the project's root. The first line of each YAML file names its own. */
export const JSON_SCHEMAS = "scripts/content/json-schema";

/** Writes each JSON Schema, by file name. It describes the YAML as typed, before defaults. */
export function writeJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(schemasFor(DEFAULT_CONVENTIONS)).map(([title, schema]) => {
      const text = JSON.stringify(
        { title, ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) },
        null,
        2,
      );
      return [title.replace(".yaml", ".schema.json"), `${text}\n`];
    }),
  );
}
