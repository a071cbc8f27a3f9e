/** Command: makes a studio of one's own in a folder beside the sample, of six answers. */
import { interview, onTerminal, Stopped } from "./add/interview.ts";
import { makeStudio, refuseOverwriting } from "./init/make-studio.ts";
import { type Options, readOptions, USAGE } from "./init/options.ts";
import { type Answers, findFault, QUESTIONS } from "./init/questions.ts";

async function init(): Promise<void> {
  const { help, folder, answers } = readOptions(process.argv.slice(2));
  if (help) return console.log(USAGE);
  if (!folder) throw new Error("Name the folder of your studio: npm run init -- my-studio");
  refuseOverwriting(folder);
  makeStudio(folder, await complete(answers), new Date().getFullYear());
  console.log(`
Your studio lies in ${folder}: three files to edit, and images/ for your photos. All of it is yours; nothing is published.

  CONTENT=${folder} npm run dev                see it while you work
  CONTENT=${folder} npm run add -- photo.jpg   add a design
  CONTENT=${folder} npm run check              what is wrong, and what is missing`);
}

async function complete(answers: Options["answers"]): Promise<Answers> {
  const missing = QUESTIONS.filter(({ key }) => !(key in answers)).map(({ key }) => `--${key}`);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Missing: ${missing.join(", ")}. npm run init -- --help explains them.`);
  const say = (line: string) => console.log(line);
  if (missing.length === 0) return answers as Answers;
  return onTerminal((ask) => interview<Answers>(QUESTIONS, answers, { ask, say, findFault }));
}

init().catch((error: Error) => {
  console.error(error instanceof Stopped ? "\nNothing was made." : `${error.message}\nNothing was made.`);
  process.exitCode = error instanceof Stopped ? 130 : 1;
});
