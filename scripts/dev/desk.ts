/** Lets the desk read and write the files of this computer, through the dev server only. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, lstatSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import type { ViteDevServer } from "vite";
import { z } from "zod";
import { FILE_NAMES, IMAGES, PHOTO_FILE } from "#content/studio-files.ts";
import { listFiles, writeFileAtomic } from "#files/files.ts";
import { readText } from "#studio/load.ts";
import { explainError } from "#studio/report.ts";

/** Every page of the dev server knows it, and nothing else does. */
export const DESK_TOKEN = randomUUID();

const MAX_BYTES = "400mb";

const changeSchema = z.strictObject({
  version: z.string(),
  files: z.array(z.strictObject({ path: z.string(), content: z.base64() })),
});

/** `rebuild` builds the site from the files, and returns what is wrong with them. */
type Desk = { root: string; rebuild(): Promise<string | undefined> };

/** Adds the addresses that `ComputerStore` asks for. */
export function serveDesk({ config: { base }, middlewares }: ViteDevServer, { root, rebuild }: Desk): void {
  const app = express().disable("x-powered-by");
  const at = (name: string) => `${base}desk/${name}`;
  app.use([at("files"), at("picture"), at("built")], rejectOthers);
  app.get(at("files"), (_, response) => {
    const snapshot = readSnapshot(root);
    if (typeof snapshot === "string") response.status(422).send(snapshot);
    else response.json(snapshot);
  });
  app.get(at("picture"), ({ query }, response) => {
    const file = resolvePath(root, `${IMAGES}/${query.path}`);
    if (file && existsSync(file)) response.sendFile(file, { dotfiles: "allow" });
    else response.status(404).send("There is no such photo.");
  });
  app.post(at("files"), express.json({ limit: MAX_BYTES }), acceptFiles(root));
  app.get(at("built"), async (_, response) => {
    const problem = await rebuild();
    response.status(problem ? 422 : 200).send(problem ?? "");
  });
  app.use(sendError);
  middlewares.use(app);
}

/** Writes files of the studio, if they were read before anything else changed. */
const acceptFiles =
  (root: string): RequestHandler =>
  ({ body }, response) => {
    const { data } = changeSchema.safeParse(body);
    const snapshot = readSnapshot(root);
    if (!data?.files.every(({ path }) => resolvePath(root, path)))
      response.status(400).send("Only the studio's YAML files and photos can be saved here.");
    else if (typeof snapshot === "string") response.status(422).send(snapshot);
    else if (snapshot.version !== data.version)
      response.status(409).send("The files have changed. Press the button again.");
    else {
      writeAll(root, data.files);
      response.send(Object(readSnapshot(root)).version);
    }
  };

const sendError: ErrorRequestHandler = (error, _, response, _next) => {
  response.status(500).send(explainError(error));
};

/** Resolves the path of a YAML file, or of a photo below `images/`, unless a step is hidden, leads up, or is a link. */
function resolvePath(root: string, path: string): string | undefined {
  const steps = path.split("/");
  const isPhoto = PHOTO_FILE.test(path) && steps.length > 1 && steps[0] === IMAGES;
  if (!isPhoto && !FILE_NAMES.some((name) => name === path)) return undefined;
  if (!steps.every((step) => /^[^.\\][^\\\0]*$/.test(step))) return undefined;
  const files = steps.map((_, index) => join(root, ...steps.slice(0, index + 1)));
  const isLink = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
  return files.some(isLink) ? undefined : files.at(-1);
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Rejects every request but those of the desk itself, in a browser on this computer. */
const rejectOthers: RequestHandler = ({ headers, socket, method }, response, next) => {
  const { host = "", origin } = headers;
  const isHere = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "") && LOCAL.test(host);
  const isOwn = origin === undefined ? method === "GET" : origin === `http://${host}`;
  if (isHere && isOwn && /^(GET|POST)$/.test(method) && headers["x-desk-token"] === DESK_TOKEN) next();
  else response.status(403).send("The desk answers only its own page, on this computer. Reload the page.");
};

/** Reads the files and their version. Returns a sentence instead when a file cannot be read. */
function readSnapshot(root: string) {
  const read = FILE_NAMES.map((name) => ({ name, ...readText(root, name) }));
  const broken = read.find(({ problem }) => problem);
  if (broken) return `${broken.name}: ${broken.problem?.message}`;
  const studio = {
    texts: Object.fromEntries(read.map(({ name, text }) => [name, text])),
    images: listFiles(join(root, IMAGES)),
  };
  return { ...studio, version: createHash("sha256").update(JSON.stringify(studio)).digest("hex") };
}

/** Writes the files. Puts everything back if the disk refuses one of them. */
function writeAll(root: string, files: z.infer<typeof changeSchema>["files"]): void {
  const undo: (() => void)[] = [];
  try {
    for (const { path, content } of files) {
      const file = join(root, path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      writeFileAtomic(file, Buffer.from(content, "base64"));
      undo.push(() => (before ? writeFileAtomic(file, before) : rmSync(file)));
    }
  } catch (error) {
    for (const each of undo) each();
    throw error;
  }
}
