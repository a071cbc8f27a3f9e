/** Reads the settings of a command from its environment. An unusable setting ends the command with a sentence. */
import { statSync } from "node:fs";

/** The site's path on its host, with both slashes: `/` unless `BASE_URL` says otherwise, as for GitHub Pages. */
export const siteBase =
  toSiteBase(process.env.BASE_URL ?? "") ?? refuse("BASE_URL", "a folder such as /project/");

/** The port of `npm start` and `npm run dev`, from `PORT`. */
export const port = toPort(process.env.PORT || "3000") ?? refuse("PORT", "a number from 1 to 65535");

/** The address to listen at, from `HOST`: this machine only by default, the whole network with `0.0.0.0`. */
export const host = process.env.HOST || "localhost";

/** The folder of the YAML files and `images/`, from `CONTENT`. A build also writes its cache and site there. */
export const contentFolder = toFolder(process.env.CONTENT || ".") ?? refuse("CONTENT", "an existing folder");

/** Undefined unless the value is a path of plain names. */
export function toSiteBase(value: string): string | undefined {
  const names = value.split("/").filter(Boolean);
  if (!names.every((name) => /^[\w.~-]+$/.test(name) && !/^\.+$/.test(name))) return undefined;
  return ["", ...names, ""].join("/");
}

export function toPort(value: string): number | undefined {
  return /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535 ? Number(value) : undefined;
}

export function toFolder(value: string): string | undefined {
  return statSync(value, { throwIfNoEntry: false })?.isDirectory() ? value : undefined;
}

function refuse(name: string, expected: string): never {
  console.error(`${name}: Expected ${expected}, found "${process.env[name]}".`);
  process.exit(1);
}
