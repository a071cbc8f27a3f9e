/** The settings of a command, from its environment or the file `.env`. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

type Settings = {
  /** `CONTENT`: the folder of the YAML files and `images/`. A build also writes its cache and site there. */
  contentFolder: string;
  /** `BASE_URL`: the site's path on its host, with both slashes. By default `/`; GitHub Pages needs `/project/`. */
  siteBase: string;
  /** `PORT`: the port of `npm start` and `npm run dev`. */
  port: number;
  /** `HOST`: the address to listen at. By default this machine only; `0.0.0.0` is the whole network. */
  host: string;
  /** `GITHUB_REPOSITORY`, which GitHub sets: `owner/name`. */
  repository?: string;
};

const FILE = ".env";

// The environment wins.
if (existsSync(FILE)) process.loadEnvFile(FILE);

/** Names the studio's folder in `.env`, for all commands that follow and for the workflow. */
export function chooseStudio(folder: string): void {
  const lines = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : [""];
  const others = lines.filter((line) => !/^\s*(export\s+)?CONTENT\s*=/.test(line));
  writeFileSync(FILE, [`CONTENT=${folder}`, ...others].join("\n"));
}

/** Reads the settings. An unusable one ends the command with a sentence. */
export function readSettings(): Settings {
  const { BASE_URL = "", PORT, HOST, CONTENT, GITHUB_REPOSITORY } = process.env;
  const contentFolder =
    toFolder(CONTENT || ".") ?? exitAbout("CONTENT", `an existing folder, in ${FILE} or the environment`);
  for (const folder of [process.cwd(), resolve(contentFolder)]) rejectSigns(folder);
  return {
    contentFolder,
    siteBase: toSiteBase(BASE_URL) ?? exitAbout("BASE_URL", "a folder such as /project/"),
    port: toPort(PORT || "3000") ?? exitAbout("PORT", "a number from 1 to 65535"),
    host: HOST || "localhost",
    repository: GITHUB_REPOSITORY || undefined,
  };
}

/** Rejects signs in a path that have a meaning in addresses, into which Node and Vite turn it. */
function rejectSigns(folder: string): void {
  const [sign] = /[#%?]/.exec(folder) ?? [];
  if (sign) exit(`The path ${folder} contains ${sign}, which Node and Vite cannot read. Rename the folder.`);
}

/** Adds both slashes. Returns undefined unless the value is a path of plain names. */
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

const exitAbout = (name: string, expected: string) =>
  exit(`${name}: Expected ${expected}, found "${process.env[name]}".`);

function exit(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
