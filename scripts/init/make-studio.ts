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
import { parseDocument, type Scalar, stringify } from "yaml";
import { FILE_NAMES } from "#content/files.ts";
import type { Answers } from "./questions.ts";

const IMAGES = ["designs", "portfolio", "studio"];
const TEMPLATE = new URL("./template/", import.meta.url);

/** Throws a sentence unless the folder is empty or missing. */
export function refuseOverwriting(folder: string): void {
  const found = listFiles(folder);
  if (found === undefined) throw new Error(`${folder} is a file. Choose another name.`);
  if (found.length > 0) throw new Error(`${folder} exists and is not empty. Choose another name.`);
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

/** Empty when there is no such folder; undefined for a file. */
function listFiles(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return undefined;
    if (code === "ENOENT") return [];
    throw error;
  }
}

function fill(name: string, folder: string, answers: Answers, year: number): string {
  const template = readFileSync(new URL(name, TEMPLATE), "utf8");
  const text = name === "studio.yaml" ? fillStudio(template, answers, year) : template;
  const project = relative(folder, process.cwd()).split(sep).join("/") || ".";
  return text.replace("$schema=.", () => `$schema=${project}`);
}

/** Changes only values. All other lines stay the same. */
function fillStudio(template: string, answers: Answers, year: number): string {
  const document = parseDocument(template);
  const values = toValues(answers, year).map(([path, value]) => {
    const { range } = document.getIn(path.split("."), true) as Scalar;
    return { start: range?.[0], end: range?.[1], value };
  });
  const filled = values.reduceRight((text, { start, end, value }) => {
    const written = stringify(value, { singleQuote: true, lineWidth: 0 }).trimEnd();
    return text.slice(0, start) + written + text.slice(end);
  }, template);
  return answers.social
    ? filled
    : filled.replace(/^social:(\n {2}.*)+/m, (lines) => lines.replace(/^/gm, "# "));
}

/** In the order of the file. */
function toValues(answers: Answers, year: number): [path: string, value: unknown][] {
  const { name, place, email, booking, social, url } = answers;
  const town = `${place.city}, ${place.region}`;
  return [
    ["name", name],
    ["url", url],
    ["tagline", `Hand-poked tattoos in ${town}`],
    ["description", `Hand-poked, machine-free tattoos by ${name} in ${town}.`],
    ["copyrightYear", year],
    ["social.label", social?.label ?? "Instagram"],
    ["social.url", social?.url ?? "https://www.instagram.com/slowdot.example/"],
    ["contact.email", email],
    ["location.city", place.city],
    ["location.region", place.region],
    ["booking.calLink", booking.calLink],
    ["booking.namespace", booking.namespace],
    ["booking.origin", booking.origin],
    ["about.lead", `I tattoo by hand, one dot at a time, in ${town}.`],
  ];
}
