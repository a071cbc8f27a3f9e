/** Command: adds photos to the site, with an entry for each; all other lines of the files stay as they are. */
import { resolve } from "node:path";
import { reportPrivateData } from "#images/private-data.ts";
import { contentFolder } from "#processes/environment.ts";
import { addPhotos, type Outcome } from "./add/add-photos.ts";
import { findMissing, type Options, readOptions, USAGE } from "./add/options.ts";
import { Canceled } from "./add/question.ts";

const root = resolve(contentFolder);
/** Where the artist typed the command: npm runs it in the project's folder. */
const folder = process.env.INIT_CWD ?? process.cwd();

const outcome: Outcome = { added: [], failures: [] };

async function add(options: Options): Promise<void> {
  const missing = findMissing(options);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Missing: ${missing.join(", ")}. npm run add -- --help explains them.`);
  await addPhotos({ root, folder, isAsking: missing.length > 0 }, options, outcome);
}

async function summarize(count = 1): Promise<void> {
  const { added, failures } = outcome;
  if (failures.length > 0) console.error(failures.join("\n"));
  if (added.length === 0) console.error("Nothing was added.");
  else if (count > 1) console.log(`Added ${added.length} of ${count} photos.`);
  await reportPrivateData(root, added);
}

let options: Options | undefined;
try {
  options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await add(options);
} catch (error) {
  if (!(error instanceof Canceled)) outcome.failures.push((error as Error).message);
  process.exitCode = error instanceof Canceled ? 130 : 1;
}
if (!options?.help) await summarize(options?.photos.length);
if (outcome.failures.length > 0) process.exitCode ||= 1;
