/** Command: makes a new studio in a folder next to the sample, from six answers. */
import { ask, Canceled, flagOf } from "./add/question.ts";
import { makeStudio, refuseOverwriting } from "./init/make-studio.ts";
import { readOptions, USAGE } from "./init/options.ts";
import { answersSchema, QUESTIONS } from "./init/questions.ts";

async function init(): Promise<void> {
  const { help, folder, answers } = readOptions(process.argv.slice(2));
  if (help) return console.log(USAGE);
  if (!folder) throw new Error("Name the folder of your studio: npm run init -- my-studio");
  refuseOverwriting(folder);
  const missing = QUESTIONS.filter(({ key }) => !(key in answers)).map(flagOf);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Missing: ${missing.join(", ")}. npm run init -- --help explains them.`);
  const whole = answersSchema.parse(await ask(QUESTIONS, answers));
  makeStudio(folder, whole, new Date().getFullYear());
  console.log(`
Your studio is in ${folder}: three files to edit, and images/ for your photos. Nothing is published yet.

  CONTENT=${folder} npm run dev                shows it while you work
  CONTENT=${folder} npm run add -- photo.jpg   adds a design
  CONTENT=${folder} npm run check              lists what is wrong, and what is missing`);
}

init().catch((error: Error) => {
  if (error.message) console.error(error.message);
  console.error("Nothing was made.");
  process.exitCode = error instanceof Canceled ? 130 : 1;
});
