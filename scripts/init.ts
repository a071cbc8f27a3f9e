/** Command: makes a new studio in a folder next to the sample, from the answers to eight questions. */
import "#files/closed-pipe.ts";
import { parseArgs } from "node:util";
import { UserError } from "#content/problem.ts";
import { chooseStudio } from "#files/settings.ts";
import { explainError } from "#studio/report.ts";
import { makeStudio, refuseOverwriting } from "./init/make-studio.ts";
import { ask, checkAnswer, findMissing, KEYS, QUESTIONS, readAnswers, type Typed } from "./init/questions.ts";

const USAGE = `Makes a new studio in a folder next to the sample. Asks for whatever the options leave out; '' means none.

  npm run init -- my-studio
  npm run init -- my-studio --name "Slow Dot" --place "Portland, OR" --email hello@slowdot.com --booking https://cal.com/slow-dot/session --url https://slowdot.com
  npm run init -- ponto --name "Ponto" --place Lisboa --email ola@ponto.example --booking '' --url '' --locale pt-PT --currency EUR --units cm

${KEYS.map((key) => `  ${`--${key}`.padEnd(12)}${QUESTIONS[key]}`).join("\n")}`;

async function init(): Promise<void> {
  const keys = Object.fromEntries(KEYS.map((key) => [key, { type: "string" as const }]));
  const help = { type: "boolean", short: "h" } as const;
  const { values, positionals } = parseArgs({ options: { ...keys, help }, allowPositionals: true });
  const { help: wantsHelp, ...typed }: Typed & { help?: boolean } = values;
  if (wantsHelp) return console.log(USAGE);
  const [folder, second] = positionals;
  if (!folder || second) throw new UserError("Name one folder for your studio: npm run init -- my-studio");
  refuseOverwriting(folder);
  const problems = KEYS.flatMap((key) => {
    const problem = key in typed && checkAnswer(key, typed[key]);
    return problem ? [`--${key}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new UserError(problems.join("\n"));
  const missing = findMissing(typed).map((key) => `--${key}`);
  // Nobody can answer questions without a terminal.
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new UserError(`Missing: ${missing.join(", ")}. The option --help explains them.`);
  const answers = readAnswers(missing.length > 0 ? await ask(typed) : typed);
  makeStudio(folder, answers, new Date().getFullYear());
  chooseStudio(folder);
  console.log(`
Your studio is in ${folder}: three files to edit, and images/ for your photos. Nothing is published yet.

  npm run dev     shows it while you work, and the desk, which adds designs
  npm run check   lists what is wrong, and what is missing

The file .env names your studio. To publish it instead of the sample, commit both.`);
}

init().catch((error: Error) => {
  console.error(`${explainError(error)}\nNothing was created.`);
  process.exitCode = 1;
});
