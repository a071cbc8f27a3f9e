/** Where the desk reads and writes the studio: the files of this computer, or a repository on GitHub. */
import { UserError } from "#content/problem.ts";
import type { FileName } from "#content/studio-files.ts";

/** The studio as it was read. Paths of images are below `images/`. */
export type Snapshot = {
  texts: Readonly<Record<FileName, string>>;
  images: readonly string[];
  /** Changes whenever anyone changes the studio. */
  version: string;
  /** The address, before a path and its line, at which GitHub edits a file. */
  editor?: string;
};

/** `path` is relative to the studio's folder. */
export type FileChange = { path: string; content: string | Blob };

export type Store = {
  read(signal?: AbortSignal): Promise<Snapshot>;
  /** `path` is below `images/`. */
  readPicture(path: string, signal?: AbortSignal): Promise<Blob>;
  /** Writes all files or none, and returns the new version. Throws `ConflictError` unless `version` is the latest. */
  write(files: readonly FileChange[], sentence: string, version: string): Promise<string>;
  /** Resolves once visitors see a version. */
  untilPublished(version: string, signal?: AbortSignal): Promise<void>;
};

/** An error that the artist can fix: its message says how. */
export class DeskError extends UserError {
  readonly link?: string;
  readonly isAboutToken: boolean;

  constructor(message: string, { link, isAboutToken = false, cause }: DeskErrorOptions = {}) {
    super(message, { cause });
    this.link = link;
    this.isAboutToken = isAboutToken;
  }
}

type DeskErrorOptions = { link?: string; isAboutToken?: boolean; cause?: unknown };

/** There is no connection. */
export class OfflineError extends DeskError {}

/** Somebody else has changed the studio since it was read. */
export class ConflictError extends DeskError {}

/** What to write, made from the latest studio. `address` is the page that shows it. */
export type Edit = { files: FileChange[]; sentence: string; address: string };
export type Change = (snapshot: Snapshot) => Edit;

const MAX_TRIES = 3;

/** Applies a change to the latest studio, again when somebody else was faster. Returns undefined when nothing differs. */
export async function save(store: Store, change: Change): Promise<(Edit & { version: string }) | undefined> {
  for (let tries = 1; ; tries++) {
    const snapshot = await store.read();
    const edit = change(snapshot);
    if (edit.files.length === 0) return undefined;
    try {
      return { ...edit, version: await store.write(edit.files, edit.sentence, snapshot.version) };
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MAX_TRIES) throw error;
    }
  }
}

/** A call can take this many arguments, but not every byte of a photo. */
const CHUNK = 0x8000;

export async function toBase64(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
