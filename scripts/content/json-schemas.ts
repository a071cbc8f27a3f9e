/** The schemas of the YAML files as JSON Schema: editors complete and underline by them. */
import { z } from "zod";
import { catalogueSchema } from "#domain/catalogue-schema.ts";
import { portfolioSchema } from "#domain/portfolio-schema.ts";
import { studioSchema } from "#domain/studio-schema.ts";

const SCHEMAS = { catalogue: catalogueSchema, portfolio: portfolioSchema, studio: studioSchema };

/** Where they lie, from the project's root; the first line of each YAML file says so. */
export const JSON_SCHEMAS = "scripts/content/json-schema";

/** The text of each, by file name: what may be written in the YAML, before defaults and blanks are filled in. */
export function writeJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const title = `${name}.yaml`;
      const text = JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2);
      return [`${name}.schema.json`, `${text}\n`];
    }),
  );
}
