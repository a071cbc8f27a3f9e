/** Command: makes a new studio in a folder next to the sample, from the answers to five questions. */
import { asArgument } from "#content/new-entry";
import "#files/closed-pipe";
import { Mistake } from "#content/problem";
import { explainError } from "#content/report";
import {
  ask,
  Canceled,
  findUnanswered,
  listOptions,
  readAnswers,
  readCommand,
  refuseMissing,
} from "./add/question.ts";
import { makeStudio, refuseOverwriting } from "./init/make-studio.ts";
import { answersSchema, QUESTIONS } from "./init/questions.ts";

const USAGE = `Makes a new studio in a folder next to the sample. Asks for whatever the options leave out; '' means none.

  npm run init -- my-studio
  npm run init -- my-studio --name "Slow Dot" --place "Portland, OR" --email hello@slowdot.com --booking https://cal.com/slow-dot/session --url https://slowdot.com

${listOptions(QUESTIONS)}`;

async function init(): Promise<void> {
  const command = readCommand(process.argv.slice(2), QUESTIONS);
  if (command.values.help) return console.log(USAGE);
  const [folder, second] = command.positionals;
  if (!folder || second) throw new Mistake("Name one folder for your studio: npm run init -- my-studio");
  refuseOverwriting(folder);
  const answers = readAnswers(QUESTIONS, command);
  if (!process.stdin.isTTY) refuseMissing(findUnanswered(QUESTIONS, command));
  makeStudio(folder, answersSchema.parse(await ask(QUESTIONS, answers)), new Date().getFullYear());
  const setting =
    process.platform === "win32" ? `$env:CONTENT='${folder}';` : `CONTENT=${asArgument(folder)}`;
  console.log(`
Your studio is in ${asArgument(folder)}: three files to edit, and images/ for your photos. Nothing is published yet.

  ${setting} npm run dev                shows it while you work
  ${setting} npm run add -- photo.jpg   adds a design
  ${setting} npm run check              lists what is wrong, and what is missing`);
}

init().catch((error: Error) => {
  const isCanceled = error instanceof Canceled;
  console.error(`${isCanceled ? "Canceled." : explainError(error)}\nNothing was created.`);
  process.exitCode = isCanceled ? 130 : 1;
});
