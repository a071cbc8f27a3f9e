/** The schemas of the YAML files as JSON Schema, for completion and checks in editors. */
import { z } from "zod";
import { SCHEMAS } from "./schemas.ts";

/** Their folder, from the project's root. The first line of each YAML file names it. */
export const JSON_SCHEMAS = "scripts/content/json-schema";

/** The text of each schema by file name, for the YAML as written (before defaults). */
export function writeJsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([title, schema]) => {
      const text = JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2);
      return [title.replace(".yaml", ".schema.json"), `${text}\n`];
    }),
  );
}
