/** Writes a new studio: the three files, filled with the answers, a plain mark, and folders for photos. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { FILE_NAMES } from "#domain/studio-files.ts";
import type { Answers } from "./questions.ts";

const TEMPLATE = fileURLToPath(new URL("./template/", import.meta.url));

/** Throws a sentence unless the folder is empty or missing. */
export function refuseOverwriting(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Choose another name.`);
  if (readdirSync(folder).length > 0)
    throw new Error(`${folder} exists and is not empty. Choose another name.`);
}

export function makeStudio(folder: string, answers: Answers, year: number): void {
  refuseOverwriting(folder);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new Error(`${folder} cannot be made: a part of the path is a file, or may not be changed.`, {
      cause,
    });
  }
  cpSync(TEMPLATE, folder, { recursive: true });
  for (const name of FILE_NAMES) writeFileSync(join(folder, name), fill(name, folder, answers, year));
}

function fill(name: string, folder: string, answers: Answers, year: number): string {
  const project = relative(resolve(folder), process.cwd()).split(sep).join("/") || ".";
  const text = readFileSync(join(TEMPLATE, name), "utf8").replace("$schema=.", () => `$schema=${project}`);
  const values = toValues(answers, year);
  const filled = text.replace(/^(.*?)(\w+: )\{\{(\w+)\}\}$/gm, (_, indent, key, value) =>
    values[value] === undefined ? `${indent}# ${key.trim()}` : indent + key + asYaml(values[value]),
  );
  return answers.social ? filled : filled.replace(/^social:\n(?: {2}.*\n)+/m, NO_SOCIAL);
}

const asYaml = (value: unknown) => stringify(value, { singleQuote: true, lineWidth: 0 }).trimEnd();

const NO_SOCIAL = "# social:\n#   label: Instagram\n#   url: https://www.instagram.com/slowdot.example/\n";

/** By the names of their places in the templates. A line without a value becomes a comment. */
function toValues(answers: Answers, year: number): Record<string, unknown> {
  const { name, place, booking, social } = answers;
  const inTown = place?.town ? ` in ${place.town}` : "";
  return {
    ...{ ...answers, ...place, ...booking, year },
    tagline: `Hand-poked tattoos${inTown}`,
    description: `Hand-poked, machine-free tattoos by ${name}${inTown}.`,
    socialLabel: social?.label,
    socialUrl: social?.url,
    lead: `I tattoo by hand, one dot at a time${inTown && `,${inTown}`}.`,
  };
}
