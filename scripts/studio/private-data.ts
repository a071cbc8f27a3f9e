/** Finds files in `images/` that may reveal a place or a name, and rewrites photos as pictures alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OriginalError } from "#content/problem.ts";
import { IMAGES } from "#content/studio-files.ts";
import { explainHead, HEAD_LENGTH } from "#drawing/refused.ts";
import { listFiles, readFile, readHead, writeFileAtomic } from "#files/files.ts";
import { openPhoto, readMetadata } from "#pictures/codec/codec.ts";
import { toUnusable } from "#pictures/read.ts";
import { findHiddenData, type HiddenData } from "./hidden-data.ts";
import { reportRemarks } from "./report.ts";

type PrivatePhoto = HiddenData & { path: string };

/** Paths begin with `images/`. `others` are files that the build does not know, such as videos. */
type PrivateFiles = { photos: PrivatePhoto[]; others: string[] };

/** Warns of private files, used or not, in one line for photos and one for other files. Returns whether it warned. */
export function reportPrivateData(root: string): boolean {
  const { photos, others } = findPrivateFiles(root);
  return warn([...describePhotos(photos), ...describeOthers(others)]);
}

/**
 * Rewrites all originals that hold hidden data. Returns false if private files are left. Prints each line right away, because
 * writing the next photo may fail.
 */
export async function removePrivateData(root: string): Promise<boolean> {
  const { photos, others } = findPrivateFiles(root);
  let changed = 0;
  for (const photo of photos) {
    const refusal = await rewrite(root, photo);
    if (refusal) console.error(refusal);
    else console.log(`${photo.path}: removed ${listed(photo.found)}.`);
    if (!refusal) changed++;
  }
  const outcome = changed === 1 ? "1 photo was" : `${changed} photos were`;
  console.log(`${outcome} encoded once more, at high quality, without hidden data.`);
  return !warn(describeOthers(others)) && changed === photos.length;
}

/** Returns why a photo stays as it is; undefined when it was rewritten. */
async function rewrite(root: string, { path, format }: PrivatePhoto): Promise<string | undefined> {
  if (format === "heif" || format === "gif") return `${path} is unchanged. ${HOW_TO_ADD}`;
  const file = join(root, path);
  const rewritten = await rewritePhoto(readFileSync(file)).catch((cause) =>
    toUnusable(path.slice(IMAGES.length + 1), cause),
  );
  if (rewritten instanceof OriginalError) return rewritten.message;
  writeFileAtomic(file, rewritten);
  return undefined;
}

const HOW_TO_ADD = `Move it out of ${IMAGES}/ and add it at the desk, which writes only the picture, as JPEG.`;

function findPrivateFiles(root: string): PrivateFiles {
  const files: PrivateFiles = { photos: [], others: [] };
  // Symbolic links are skipped: their targets are either listed themselves or outside.
  for (const name of listFiles(join(root, IMAGES))) {
    const path = `${IMAGES}/${name}`;
    const file = join(root, path);
    const head = readHead(file, HEAD_LENGTH);
    // Videos are large, and need not be read.
    const photo = head && !explainHead(head) ? readFile(file) : undefined;
    const hidden = photo && findHiddenData(photo);
    if (hidden && hidden.found.length > 0) files.photos.push({ ...hidden, path });
    if (!hidden && !(head && isHarmless(path, head))) files.others.push(path);
  }
  return files;
}

/** Recognizes fonts and Git LFS pointers by their bytes; notes, marks and ignored files by their names. */
function isHarmless(path: string, head: Buffer): boolean {
  if (/(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/.test(path)) return true;
  if (/^(wOF[F2]|OTTO|\0[^\0]\0\0|version https:\/\/git-lfs|$)/.test(head.toString("latin1"))) return true;
  return /(^|\/)(README|LICENSE|OFL|\.git\w+)$|\.(md|txt|svg)$/i.test(path) && !head.includes(0);
}

function describePhotos(photos: readonly PrivatePhoto[]): string[] {
  if (photos.length === 0) return [];
  const placed = photos.filter(({ hasPlace }) => hasPlace).map(({ path }) => path);
  const count = photos.length === 1 ? "1 photo holds" : `${photos.length} photos hold`;
  const ofPlaces = `; ${placed.length === 1 ? "1 holds" : `${placed.length} hold`} a place: ${listed(placed)}`;
  return [
    `${count} hidden data, such as a camera's name, which a public repository shows${placed.length > 0 ? ofPlaces : ""}.
  Run npm run check -- --strip to encode them once more without it. It names those that it cannot change.`,
  ];
}

const describeOthers = (paths: readonly string[]): string[] =>
  paths.length === 0
    ? []
    : [
        `No page can show ${listed(paths)}, but a public repository does.
  Videos, raw photos and files of photo programs may tell where you were. Delete them, or move them out of ${IMAGES}/. For a Live Photo, keep the picture.`,
      ];

/** Prints the messages, and returns whether there were any. */
function warn(messages: readonly string[]): boolean {
  const location = { file: IMAGES, line: 1, column: 1, subject: "private data" };
  const remarks = messages.map((message) => ({ ...location, message }));
  reportRemarks(remarks, `\n${messages.join("\n")}`);
  return messages.length > 0;
}

/** A sentence names at most this many files. */
const MAX_NAMES = 10;

/** Joins names in a sentence, such as "EXIF and XMP". */
function listed(names: readonly string[]): string {
  const more = names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : [];
  return new Intl.ListFormat("en").format([...names.slice(0, MAX_NAMES), ...more]);
}

/** The quality of JPEG and lossy WebP, high enough that nobody sees a difference. */
const QUALITY = 95;

/** Rewrites a JPEG, PNG or WebP in its own format, without loss if it was stored so. Throws when it is damaged. */
export async function rewritePhoto(photo: Uint8Array): Promise<Uint8Array> {
  const { format, space, depth, channels, chromaSubsampling: chroma = "" } = await readMetadata(photo);
  const isLossless = format === "png" || (format === "webp" && isLosslessWebp(photo));
  const image = openPhoto(photo, format === "webp").autoOrient();
  // CMYK becomes sRGB, because few programs display CMYK.
  if (space !== "cmyk")
    image.keepIccProfile().toColorspace(isLossless ? space : channels < 3 ? "b-w" : "srgb");
  if (isLossless && depth !== "uchar") image.pipelineColorspace(space);
  if (format === "webp") image.webp(isLossless ? { lossless: true, exact: true } : { quality: QUALITY });
  else if (isLossless) image.png({ compressionLevel: 9 });
  else image.jpeg({ quality: QUALITY, chromaSubsampling: chroma.startsWith("4:4:4") ? "4:4:4" : "4:2:0" });
  return image.toBuffer();
}

/** Looks for the name of the chunk that holds lossless pixels. */
const isLosslessWebp = (webp: Uint8Array) => Buffer.from(webp).includes("VP8L");
