/** Command: adds a design to catalogue.yaml from a photo and a few answers; the other lines stay as they are. */
import { resolve } from "node:path";
import { titleFrom } from "#content/new-entry.ts";
import type { Problem } from "#content/problem.ts";
import { reportProblems } from "#content/report-problems.ts";
import { reportPlaces } from "#images/metadata/report-metadata.ts";
import { contentFolder } from "#processes/environment.ts";
import { addDesign, findObstacles, type NewDesign } from "./add/add-design.ts";
import { type Ask, interview, onTerminal, Stopped } from "./add/interview.ts";
import { type Options, readOptions, USAGE } from "./add/options.ts";
import { findPhoto, type Photo } from "./add/photo.ts";
import { type Answers, findFault, QUESTIONS } from "./add/questions.ts";

const root = resolve(contentFolder);

/** Where the artist typed the command: npm runs it in the project's folder. */
const folder = process.env.INIT_CWD ?? process.cwd();

async function add(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(USAGE);
  refuseWrong(options);
  const obstacles = findObstacles(root, options.id);
  if (obstacles.length > 0) return report(obstacles);
  const design = isComplete(options) || !process.stdin.isTTY ? await fromFlags(options) : await ask(options);
  // Ctrl+C must not part the photo from its entry.
  process.once("SIGINT", () => {});
  const added = addDesign(root, design);
  if (Array.isArray(added)) return report(added);
  const { id, title, image, line, removed } = added;
  console.log(`Added design ${id} "${title}" in catalogue.yaml:${line}, with images/${image}.`);
  if (removed.length > 0) console.log(`Left out of the copy, which is public: ${removed.join(", ")}.`);
  reportPlaces(root, [`images/${image}`]);
}

function report(problems: readonly Problem[]): void {
  reportProblems(problems, "Nothing was added.");
  process.exitCode = 1;
}

/** Reports wrong flags before any question. */
function refuseWrong({ answers }: Options): void {
  const faults = QUESTIONS.filter(({ key }) => key in answers).flatMap(({ key, flag }) => {
    const fault = findFault(key, answers[key]);
    return fault ? [`${flag}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

const missingIn = ({ photo, answers }: Options): string[] => [
  ...(photo === undefined ? ["the photo"] : []),
  ...QUESTIONS.filter(({ key, isOptional }) => !isOptional && !(key in answers)).map(({ flag }) => flag),
];

const isComplete = (options: Options) => missingIn(options).length === 0;

async function fromFlags(options: Options): Promise<NewDesign> {
  const { photo = "", answers, id } = options;
  const missing = missingIn(options);
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.join(", ")}. npm run add -- --help explains them.`);
  return { photo: await findPhoto(photo, { root, folder }), answers, id };
}

function ask({ photo: named, answers, id }: Options): Promise<NewDesign> {
  return onTerminal(async (question) => {
    const say = (line: string) => console.log(line);
    const photo = named ? await findPhoto(named, { root, folder }) : await askForPhoto(question, say);
    const all = await interview<Answers>(QUESTIONS, answers, {
      ask: question,
      say,
      findFault,
      offers: { title: titleFrom(photo.source) },
    });
    return { photo, answers: all, id };
  });
}

async function askForPhoto(question: Ask, say: (line: string) => void): Promise<Photo> {
  for (;;) {
    const name = await question("The photo, such as paper-boat.jpg: ");
    try {
      return await findPhoto(name, { root, folder });
    } catch (error) {
      say(`  ${(error as Error).message}`);
    }
  }
}

add().catch((error: Error) => {
  console.error(error instanceof Stopped ? "\nNothing was added." : `${error.message}\nNothing was added.`);
  process.exitCode = error instanceof Stopped ? 130 : 1;
});
