/** Command: adds photos to a studio, with an entry for each. No other line of the files changes. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { select, text } from "@clack/prompts";
import { checkFile, findConventions } from "#content/check-content";
import { readText } from "#content/read-text";
import { FILE_NAMES } from "#content/studio-files";
import { reportPrivateData } from "#pictures/private-data";
import "#files/closed-pipe";
import { Mistake } from "#content/problem";
import { explainError, isExplained } from "#content/report";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { toTypedMoney } from "#domain/money.ts";
import { readSettings } from "#files/settings";
import { addPhotos, offersFor } from "./add/add-photos.ts";
import { type Kind, type KindName, makeKinds } from "./add/kinds.ts";
import {
  Canceled,
  type Command,
  findUnanswered,
  listOptions,
  readCommand,
  refuseMissing,
  settle,
} from "./add/question.ts";

const { contentFolder } = readSettings();

type Kinds = Readonly<Record<KindName, Kind>>;

/** What the options and the help are about, before the studio is known. */
const kinds: Kinds = makeKinds(DEFAULT_CONVENTIONS);

const USAGE = `Adds photos, each with an entry in catalogue.yaml or portfolio.yaml. Asks for whatever the options leave out.

  npm run add -- photo.jpg
  npm run add -- ~/Desktop/*.heic --kind studio
  npm run add -- boat.jpg --title "Paper Boat" --description "A boat." --size "H 2.5" --hours 1-2 --price '${toTypedMoney(200, DEFAULT_CONVENTIONS)}' --black

With several photos, give an option once for all of them, or once for each, in order.
${Object.entries(kinds)
  .map(([name, { questions }]) => `\n--kind ${name}\n${listOptions(questions)}\n`)
  .join("")}`;

const isTerminal = process.stdin.isTTY;

async function add(command: Command): Promise<void> {
  const root = await chooseStudio();
  console.log(`Studio: ${nameStudio(root)}`);
  const { kind, isAsking } = await chooseKind(
    command,
    makeKinds(findConventions(readText(root, "studio.yaml"))),
  );
  if (isAsking && command.positionals.length === 0)
    command.positionals.push(settle(await text({ message: "Photo", placeholder: "paper-boat.jpg" })));
  // npm runs the command in the project's folder; INIT_CWD is where the artist typed it.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { added, failures } = await addPhotos({ root: resolve(root), folder, isAsking }, kind, command);
  const count = command.positionals.length;
  if (failures.length > 0) console.error(failures.join("\n"));
  if (added.length === 0) console.error("Nothing was added.");
  else if (count > 1) console.log(`Added ${added.length} of ${count} photos.`);
  await reportPrivateData(root, added);
  if (failures.length > 0) process.exitCode = 1;
}

/** Never guesses between several studios. */
async function chooseStudio(): Promise<string> {
  if (process.env.CONTENT) return contentFolder;
  const folders = [".", ...readdirSync(".")].filter((folder) =>
    FILE_NAMES.every((name) => existsSync(join(folder, name))),
  );
  if (folders.length < 2) return contentFolder;
  const options = folders.map((value) => ({ value, label: nameStudio(value) }));
  if (isTerminal) return settle(await select({ message: "Studio", options }));
  const names = options.map(({ label }) => label).join(", ");
  throw new Mistake(`There are several studios: ${names}. Put CONTENT= and the folder before the command.`);
}

function nameStudio(folder: string): string {
  const { source } = checkFile("studio.yaml", readText(folder, "studio.yaml"), DEFAULT_CONVENTIONS);
  const name = Object(source?.data).name ?? "no name yet";
  return `${name} (${resolve(folder) === process.cwd() ? "this folder" : folder})`;
}

/** Takes the kind from the options, or asks for it. Asks on a terminal when the options leave something out. */
async function chooseKind(command: Command, kinds: Kinds): Promise<{ kind: Kind; isAsking: boolean }> {
  const [named = "design"] = (command.values.kind ?? []) as string[];
  const kind = Object.hasOwn(kinds, named) ? kinds[named as KindName] : undefined;
  if (!kind) throw new Mistake(`--kind: Expected one of ${Object.keys(kinds).join(", ")}, found "${named}".`);
  const photos = command.positionals;
  const missing = findUnanswered(kind.questions, command);
  if (isTerminal && (missing.length > 0 || photos.length === 0))
    return { kind: command.values.kind ? kind : await askForKind(kinds), isAsking: true };
  if (photos.length === 0) throw new Mistake("Name the photo: npm run add -- photo.jpg");
  refuseMissing(missing.filter(({ key }) => !photos.every((photo) => offersFor(kind, photo)[key])));
  return { kind, isAsking: false };
}

async function askForKind(kinds: Kinds): Promise<Kind> {
  const options = [
    { value: kinds.design, label: "Design on offer" },
    { value: kinds.work, label: "Finished work" },
    { value: kinds.studio, label: "Photo of the studio" },
    { value: kinds.portrait, label: "Portrait" },
  ];
  return settle(await select<Kind>({ message: "Add as", options }));
}

try {
  const questions = Object.values(kinds).flatMap((kind) => kind.questions);
  const command = readCommand(process.argv.slice(2), questions, "kind");
  if (command.values.help) console.log(USAGE);
  else await add(command);
} catch (error) {
  const isCanceled = error instanceof Canceled;
  const outcome = isExplained(error) ? "Nothing was added." : "Only what is named above was added.";
  console.error(isCanceled ? "Canceled." : `${explainError(error)}\n${outcome}`);
  process.exitCode = isCanceled ? 130 : 1;
}
