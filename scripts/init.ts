/** Command: makes a new studio in a folder next to the sample, from the answers to eight questions. */
import "#files/closed-pipe";
import { Mistake } from "#content/problem";
import { explainError } from "#content/report";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { makeStudio, refuseOverwriting } from "./init/make-studio.ts";
import {
  ask,
  Canceled,
  findUnanswered,
  listOptions,
  readAnswers,
  readCommand,
  refuseMissing,
} from "./init/question.ts";
import { answersSchema, QUESTIONS } from "./init/questions.ts";

const USAGE = `Makes a new studio in a folder next to the sample. Asks for whatever the options leave out; '' means none.

  npm run init -- my-studio
  npm run init -- my-studio --name "Slow Dot" --place "Portland, OR" --email hello@slowdot.com --booking https://cal.com/slow-dot/session --url https://slowdot.com
  npm run init -- ponto --name "Ponto" --place Lisboa --email ola@ponto.example --booking '' --url '' --locale pt-PT --currency EUR --units cm

${listOptions(QUESTIONS)}`;

async function init(): Promise<void> {
  const command = readCommand(process.argv.slice(2), QUESTIONS);
  if (command.values.help) return console.log(USAGE);
  const [folder, second] = command.positionals;
  if (!folder || second) throw new Mistake("Name one folder for your studio: npm run init -- my-studio");
  refuseOverwriting(folder);
  const given = readAnswers(QUESTIONS, command);
  const unanswered = findUnanswered(QUESTIONS, command);
  if (!process.stdin.isTTY) refuseMissing(unanswered);
  const answers =
    unanswered.length > 0 ? await ask(QUESTIONS, given, { offers: DEFAULT_CONVENTIONS }) : given;
  makeStudio(folder, answersSchema.parse(answers), new Date().getFullYear());
  const setting =
    process.platform === "win32" ? `$env:CONTENT='${folder}';` : `CONTENT=${asArgument(folder)}`;
  console.log(`
Your studio is in ${asArgument(folder)}: three files to edit, and images/ for your photos. Nothing is published yet.

  ${setting} npm run dev     shows it while you work, and the desk, which adds designs
  ${setting} npm run check   lists what is wrong, and what is missing`);
}

/** Quotes a path where a shell needs it, with double quotes unless the path has characters that these would expand. */
function asArgument(path: string): string {
  if (/^[\w./-]+$/.test(path)) return path;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}

init().catch((error: Error) => {
  const isCanceled = error instanceof Canceled;
  console.error(`${isCanceled ? "Canceled." : explainError(error)}\nNothing was created.`);
  process.exitCode = isCanceled ? 130 : 1;
});
