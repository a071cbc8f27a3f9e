/** Finds hidden data in originals, which may reveal a place or a name, and rewrites the photos without it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, UnusableOriginal } from "#content/problem.ts";
import { reportWarnings } from "#content/report.ts";
import { IMAGES, PHOTO_FILE, VIDEO_FILE } from "#content/studio-files.ts";
import { listFiles, writeFileAtomic } from "#files/files.ts";
import { readMetadata } from "./pixels/codec/render.ts";
import { rewritePhoto } from "./pixels/codec/rewrite.ts";
import { toUnusable } from "./read.ts";

const KINDS = ["exif", "xmp", "iptc"] as const;

/** `found` names the kinds of hidden data. A rewritable photo keeps its format, and so its name. */
type PrivatePhoto = { path: string; found: string[]; isRewritable: boolean };

/** Warns of hidden data in all originals, used or not, and of videos. Returns whether it warned. */
export async function reportPrivateData(root: string): Promise<boolean> {
  const warnings: Problem[] = [];
  for await (const { path, found, isRewritable } of findPrivatePhotos(root)) {
    const remedy = isRewritable
      ? "Run npm run check -- --strip to remove everything but the picture, which looks the same."
      : HOW_TO_ADD;
    const message = `${path} holds hidden data (${listed(found)}), such as where it was taken, which a public repository shows.\n  ${remedy}`;
    warnings.push({ ...START, file: path, subject: "a photo with hidden data", message });
  }
  for (const path of filesIn(root, VIDEO_FILE)) {
    const message = `${path} is a video: no page shows it, but a public repository does.\n  Delete it. For a Live Photo, keep the picture.`;
    warnings.push({ ...START, file: path, subject: "a video", message });
  }
  reportWarnings(warnings, `\n${warnings.map(({ message }) => message).join("\n")}`);
  return warnings.length > 0;
}

const START = { line: 1, column: 1 };

/**
 * Rewrites all originals that hold hidden data. Returns false if some keep theirs. Prints each line at once, because the
 * disk may refuse the next photo.
 */
export async function removePrivateData(root: string): Promise<boolean> {
  let [changed, kept] = [0, 0];
  for await (const photo of findPrivatePhotos(root)) {
    const refusal = await rewrite(root, photo);
    if (refusal) {
      kept++;
      console.error(refusal);
    } else {
      changed++;
      console.log(`${photo.path}: removed ${listed(photo.found)}.`);
    }
  }
  console.log(`${changed === 1 ? "1 photo" : `${changed} photos`} changed. The pictures look the same.`);
  return kept === 0;
}

/** Returns why a photo stays as it is; undefined when it was rewritten. */
async function rewrite(root: string, { path, isRewritable }: PrivatePhoto): Promise<string | undefined> {
  if (!isRewritable) return `${path} is unchanged. ${HOW_TO_ADD}`;
  const place = join(root, path);
  const rewritten = await rewritePhoto(readFileSync(place)).catch((cause) =>
    toUnusable(path.slice(IMAGES.length + 1), cause),
  );
  if (rewritten instanceof UnusableOriginal) return rewritten.message;
  writeFileAtomic(place, rewritten);
  return undefined;
}

/** Joins names in a sentence, such as "EXIF and XMP"; empty when there are none. */
const listed = (found: readonly string[]) => new Intl.ListFormat("en").format(found);

const HOW_TO_ADD = `Move it out of ${IMAGES}/ and add it at the desk, which writes only the picture, as JPEG.`;

/** Finds nothing in a file that is not a photo. */
async function* findPrivatePhotos(root: string): AsyncGenerator<PrivatePhoto> {
  for (const path of filesIn(root, PHOTO_FILE)) {
    const metadata = await readMetadata(join(root, path)).catch(() => undefined);
    const found = KINDS.filter((kind) => metadata?.[kind]).map((kind) => kind.toUpperCase());
    const isRewritable = metadata?.format !== "heif" && metadata?.format !== "gif";
    if (found.length > 0) yield { path, found, isRewritable };
  }
}

/** Skips symbolic links, whose targets are either listed themselves or outside. */
function filesIn(root: string, kind: RegExp): string[] {
  const paths = listFiles(join(root, IMAGES)).filter((path) => kind.test(path));
  return paths.map((path) => `${IMAGES}/${path}`);
}
