/** Command: makes a new studio in a folder next to the sample, from six answers. */
import { interview } from "./add/interview.ts";
import { onTerminal, Stopped } from "./add/terminal.ts";
import { makeStudio, refuseOverwriting } from "./init/make-studio.ts";
import { type Options, readOptions, USAGE } from "./init/options.ts";
import { type Answers, QUESTIONS } from "./init/questions.ts";

async function init(): Promise<void> {
  const { help, folder, answers } = readOptions(process.argv.slice(2));
  if (help) return console.log(USAGE);
  if (!folder) throw new Error("Name the folder of your studio: npm run init -- my-studio");
  refuseOverwriting(folder);
  makeStudio(folder, await complete(answers), new Date().getFullYear());
  console.log(`
Your studio is in ${folder}: three files to edit, and images/ for your photos. Nothing is published yet.

  CONTENT=${folder} npm run dev                shows it while you work
  CONTENT=${folder} npm run add -- photo.jpg   adds a design
  CONTENT=${folder} npm run check              lists what is wrong, and what is missing`);
}

async function complete(answers: Options["answers"]): Promise<Answers> {
  if (QUESTIONS.every(({ key }) => key in answers)) return answers as Answers;
  return onTerminal((ask) => interview<Answers>(QUESTIONS, answers, { ask }));
}

init().catch((error: Error) => {
  const wasLeft = error instanceof Stopped && process.stdin.isTTY;
  const reason =
    error.message || (wasLeft ? "" : "No more answers. npm run init -- --help lists flags for them.");
  console.error(`${error instanceof Stopped ? "\n" : ""}${reason && `${reason}\n`}Nothing was made.`);
  process.exitCode = wasLeft ? 130 : 1;
});
