/** Command: writes the JSON Schemas of the YAML files anew, after a change of the zod schemas. */
import { join } from "node:path";
import { JSON_SCHEMAS, writeJsonSchemas } from "#content/json-schemas.ts";
import { writeWholeIfChanged } from "#images/whole-file.ts";

for (const [name, text] of writeJsonSchemas()) {
  const path = join(JSON_SCHEMAS, name);
  if (writeWholeIfChanged(path, text)) console.log(`${path} has changed.`);
}
