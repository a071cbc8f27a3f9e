/** The schema of each YAML file, also as JSON Schema for completion and checks in editors. */
import { z } from "zod";
import { catalogueSchema, type Design } from "#domain/catalogue-schema.ts";
import { type Portfolio, portfolioSchema } from "#domain/portfolio-schema.ts";
import { type Studio, studioSchema } from "#domain/studio-schema.ts";
import type { FileName } from "./studio-files.ts";

export type FileContent = { "catalogue.yaml": Design[]; "portfolio.yaml": Portfolio; "studio.yaml": Studio };

export const SCHEMAS: { [F in FileName]: z.ZodType<FileContent[F]> } = {
  "catalogue.yaml": catalogueSchema,
  "portfolio.yaml": portfolioSchema,
  "studio.yaml": studioSchema,
};

/** The folder of the JSON Schemas, from the project's root. The first line of each YAML file names its own. */
export const JSON_SCHEMAS = "scripts/content/json-schema";

/** Writes each JSON Schema, by file name. It describes the YAML as typed, before defaults. */
export function writeJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([title, schema]) => {
      const text = JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2);
      return [title.replace(".yaml", ".schema.json"), `${text}\n`];
    }),
  );
}
