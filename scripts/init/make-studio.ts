/** Writes a new studio: the three files filled with the answers, a plain mark, and folders for photos. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "#content/problem.ts";
import { asYaml } from "#content/spelling.ts";
import { FILE_NAMES } from "#content/studio-files.ts";
import { toExampleMoney } from "#domain/money.ts";
import { toCountry } from "#domain/place.ts";
import type { Answers } from "./questions.ts";

const TEMPLATE = fileURLToPath(new URL("./template/", import.meta.url));

/** Throws a sentence unless the folder is empty or missing. */
export function refuseOverwriting(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new UserError(`${folder} is a file. Choose another name.`);
  if (readdirSync(folder).length > 0)
    throw new UserError(`${folder} exists and is not empty. Choose another name.`);
}

/** Leaves nothing behind when it fails, except an empty folder that was there before. */
export function makeStudio(folder: string, answers: Answers, year: number): void {
  refuseOverwriting(folder);
  let created: string | undefined;
  try {
    created = mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new UserError(`${folder} cannot be created: part of the path is a file, or is not writable.`, {
      cause,
    });
  }
  try {
    cpSync(TEMPLATE, folder, { recursive: true });
    const project = relative(resolve(folder), process.cwd()).split(sep).join("/") || ".";
    for (const name of FILE_NAMES) {
      const template = readFileSync(join(TEMPLATE, name), "utf8");
      const text = template.replace("$schema=.", () => `$schema=${project}`);
      writeFileSync(join(folder, name), fill(text, answers, year));
    }
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    if (created) rmSync(created, { recursive: true });
    throw error;
  }
}

/** Replaces the placeholders: `{{name}}` for an answer, `{{650}}` for an amount. */
function fill(text: string, answers: Answers, year: number): string {
  const values = toValues(answers, year);
  const priced = text.replace(/\{\{(\d+)\}\}/g, (_, amount) => toExampleMoney(Number(amount), answers));
  return priced.replace(/^(.*?)(\w+:) \{\{(\w+)\}\}$/gm, (_, indent, key, name) => {
    const value = values[name];
    if (value === undefined) return `${indent}# ${key}`;
    return `${indent}${key} ${value === null ? "" : asYaml(value)}`.trimEnd();
  });
}

/**
 * Maps each placeholder of the templates to its value. An optional key without a value becomes a comment. A required
 * one stays blank (null), which `npm run check` reports.
 */
function toValues(answers: Answers, year: number): Record<string, unknown> {
  const { name, place, email, booking, url, locale, currency, units } = answers;
  const inTown = place ? ` in ${place}` : "";
  const [city, ...region] = place?.split(/\s*,\s*/) ?? [];
  return {
    ...{ name, email, url, year, city, locale, currency, units },
    country: toCountry(locale),
    size: units === "in" ? "H 2.5" : "H 6",
    region: region.join(", ") || undefined,
    ...(booking
      ? { provider: "cal", ...booking, intro: "Choose a time below. If a question is left, write to me." }
      : { provider: "mail", intro: "Write to me which design you would like, and when." }),
    tagline: `Hand-poked tattoos${inTown}`,
    description: `Hand-poked, machine-free tattoos by ${name}${inTown}.`,
    lead: `I tattoo by hand, one dot at a time${inTown && `,${inTown}`}.`,
  };
}
