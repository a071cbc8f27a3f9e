/** Command: updates the JSON Schemas of the YAML files after a change to the zod schemas. */
import { join } from "node:path";
import { JSON_SCHEMAS, writeJsonSchemas } from "#content/studio-files.ts";
import { writeFileIfChanged } from "#files/files.ts";

for (const [name, text] of writeJsonSchemas()) {
  const path = join(JSON_SCHEMAS, name);
  if (writeFileIfChanged(path, text)) console.log(`${path} has changed.`);
}
