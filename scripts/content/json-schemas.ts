/** The schemas of the YAML files as JSON Schema, for completion and checks in editors. */
import { z } from "zod";
import { catalogueSchema } from "#domain/catalogue-schema.ts";
import { portfolioSchema } from "#domain/portfolio-schema.ts";
import { studioSchema } from "#domain/studio-schema.ts";

const SCHEMAS = { catalogue: catalogueSchema, portfolio: portfolioSchema, studio: studioSchema };

/** Their folder, from the project's root. The first line of each YAML file names it. */
export const JSON_SCHEMAS = "scripts/content/json-schema";

/** The text of each schema by file name, for the YAML as written (before defaults). */
export function writeJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const title = `${name}.yaml`;
      const text = JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2);
      return [`${name}.schema.json`, `${text}\n`];
    }),
  );
}
