/** Command: opens every picture of the built site, and fails when one is not as the manifest says or says too much. */
import { existsSync, readFileSync } from "node:fs";
import { MANIFEST, SITE } from "#disk/site-folders.ts";
import { manifestSchema } from "#domain/manifest-schema.ts";
import { publishedPaths } from "#images/publish.ts";
import { verifyPictures } from "#images/verify-pictures.ts";
import { contentFolder } from "#processes/environment.ts";

if (![SITE, MANIFEST].every((path) => existsSync(path))) {
  console.error(`There is no site in ${SITE}. Run npm run build.`);
  process.exitCode = 1;
} else {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, "utf8")));
  const faults = await verifyPictures(contentFolder, manifest, SITE);
  for (const fault of faults) console.error(fault);
  const count = new Set(publishedPaths(manifest)).size;
  console.log(`${count} pictures opened, ${faults.length === 1 ? "1 fault" : `${faults.length} faults`}.`);
  if (faults.length > 0) process.exitCode = 1;
}
