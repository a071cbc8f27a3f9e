/** Writes a new studio: the three files, filled with the answers, and an empty `images/`. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { stringify } from "yaml";
import { FILE_NAMES } from "#domain/studio-files.ts";
import type { Answers } from "./questions.ts";

const IMAGES = ["designs", "portfolio", "studio"];
const TEMPLATE = new URL("./template/", import.meta.url);

/** Throws a sentence unless the folder is empty or missing. */
export function refuseOverwriting(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    if (code === "ENOTDIR") throw new Error(`${folder} is a file. Choose another name.`);
    throw error;
  }
  throw new Error(`${folder} exists and is not empty. Choose another name.`);
}

/** The folder appears complete, or not at all. */
export function makeStudio(folder: string, answers: Answers, year: number): void {
  refuseOverwriting(folder);
  const whole = resolve(folder);
  mkdirSync(dirname(whole), { recursive: true });
  const draft = mkdtempSync(`${whole}.`);
  try {
    for (const name of IMAGES) {
      mkdirSync(join(draft, "images", name), { recursive: true });
      // Git ignores empty folders.
      writeFileSync(join(draft, "images", name, ".gitkeep"), "");
    }
    for (const name of FILE_NAMES) writeFileSync(join(draft, name), fill(name, whole, answers, year));
    rmSync(whole, { recursive: true, force: true });
    renameSync(draft, whole);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function fill(name: string, folder: string, answers: Answers, year: number): string {
  const project = relative(folder, process.cwd()).split(sep).join("/") || ".";
  const text = readFileSync(new URL(name, TEMPLATE), "utf8").replace("$schema=.", () => `$schema=${project}`);
  const values = toValues(answers, year);
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, key: string) =>
    stringify(values[key], { singleQuote: true, lineWidth: 0 }).trimEnd(),
  );
  return answers.social ? filled : filled.replace(/^social:(\n {2}.*)+/m, commentOut);
}

/** By the names of their places in the templates. */
function toValues(
  { name, place, email, booking, social, url }: Answers,
  year: number,
): Record<string, unknown> {
  const town = `${place.city}, ${place.region}`;
  return {
    ...{ name, url, year, email, ...place, ...booking },
    tagline: `Hand-poked tattoos in ${town}`,
    description: `Hand-poked, machine-free tattoos by ${name} in ${town}.`,
    socialLabel: social?.label ?? "Instagram",
    socialUrl: social?.url ?? "https://www.instagram.com/slowdot.example/",
    lead: `I tattoo by hand, one dot at a time, in ${town}.`,
  };
}

const commentOut = (lines: string) => lines.replace(/^/gm, "# ");
