/** What originals tell about people: finds it, and writes the photos again without it. */
import { join } from "node:path";
import readExif from "exif-reader";
import { type Problem, reportWarnings } from "#content/problem.ts";
import { listFiles, readFile, writeFileAtomic } from "#disk/files.ts";
import { IMAGES, PHOTO, VIDEO } from "#domain/studio-files.ts";
import { refuse } from "./original.ts";
import { readMetadata } from "./pixels/render.ts";
import { rewritePhoto } from "./pixels/rewrite.ts";

/** By the fields of EXIF, XMP, IPTC and PNG. */
const KINDS: [what: string, fields: RegExp][] = [
  ["a place", /GPSLatitude|photoshop:City|Iptc4xmp\w+:Location|iptc:(90|92)\b/],
  ["a serial number", /SerialNumber/],
  ["a name", /\b(Artist|Author|XPAuthor|Copyright|\w*OwnerName|dc:creator|iptc:(80|116))\b/],
];

/** `found` is in words. `isRewritable` means that it keeps its format, and so its name. */
type PrivatePhoto = { path: string; photo: Buffer; found: string[]; isRewritable: boolean };

/** Warns of private data in the originals at the paths; by default in all, used or not, and of videos. Whether it did. */
export async function reportPrivateData(root: string, paths?: readonly string[]): Promise<boolean> {
  const warnings: Problem[] = [];
  for await (const { path, found, isRewritable } of findPrivatePhotos(root, paths)) {
    const remedy = isRewritable
      ? "Run npm run check -- --strip to remove everything but the picture, which looks the same."
      : explainAdding(path);
    const message = `${path} holds ${listed(found)}, which a public repository shows.\n  ${remedy}`;
    warnings.push({ ...START, file: path, subject: "a photo with private data", message });
  }
  for (const path of paths ? [] : filesIn(root, VIDEO)) {
    const message = `${path} is a video: no page shows it, but a public repository does.\n  Delete it. Of a Live Photo, keep the picture.`;
    warnings.push({ ...START, file: path, subject: "a video", message });
  }
  reportWarnings(warnings, `\n${warnings.map(({ message }) => message).join("\n")}`);
  return warnings.length > 0;
}

const START = { line: 1, column: 1 };

/** Returns false if some originals keep theirs. Prints each line at once: the disk may refuse the next photo. */
export async function removePrivateData(root: string): Promise<boolean> {
  let [changed, kept] = [0, 0];
  for await (const { path, photo, found, isRewritable } of findPrivatePhotos(root)) {
    const rewritten = isRewritable
      ? await rewritePhoto(photo).catch((cause) => refuse(path.slice(IMAGES.length + 1), cause).message)
      : `${path} is unchanged. ${explainAdding(path)}`;
    if (typeof rewritten === "string") {
      kept++;
      console.error(rewritten);
      continue;
    }
    writeFileAtomic(join(root, path), rewritten);
    changed++;
    console.log(`${path}: removed ${listed(found)}.`);
  }
  console.log(`${changed === 1 ? "1 photo" : `${changed} photos`} changed. The pictures look the same.`);
  return kept === 0;
}

/** The photo written again as the picture alone. `removed` is what it held, in words. */
export async function withoutPrivateData(photo: Buffer): Promise<{ bytes: Uint8Array; removed: string[] }> {
  return { bytes: await rewritePhoto(photo), removed: (await findPrivateData(photo)).found };
}

/** Such as "a place and a name"; empty when there is nothing. */
export const listed = (found: readonly string[]) => new Intl.ListFormat("en").format(found);

const explainAdding = (path: string) =>
  `Move it out of ${IMAGES}/ and add it with npm run add, which writes only the picture, as ${/gif$/i.test(path) ? "PNG" : "JPEG"}.`;

async function* findPrivatePhotos(
  root: string,
  paths: readonly string[] = filesIn(root, PHOTO),
): AsyncGenerator<PrivatePhoto> {
  for (const path of paths) {
    const photo = readFile(join(root, path)) ?? Buffer.of();
    const { found, format } = await findPrivateData(photo);
    if (found.length > 0) yield { path, photo, found, isRewritable: format !== "heif" && format !== "gif" };
  }
}

/** Nothing is found in a file that is no photo. */
export async function findPrivateData(photo: Buffer): Promise<{ found: string[]; format?: string }> {
  const metadata = await readMetadata(photo).catch(() => undefined);
  if (!metadata) return { found: [] };
  const { format, exif, xmp, iptc, comments = [] } = metadata;
  const fields = [
    ...(exif ? fieldsOfExif(exif) : []),
    ...(iptc ? fieldsOfIptc(iptc) : []),
    ...comments.map(({ keyword }) => keyword),
    String(xmp ?? ""),
    holdsLocatedVideo(photo) ? "GPSLatitude" : "",
  ].join("\n");
  return { format, found: KINDS.flatMap(([what, pattern]) => (pattern.test(fields) ? [what] : [])) };
}

/** The fields that are not blank. EXIF that cannot be read counts as holding everything. */
function fieldsOfExif(exif: Buffer): string[] {
  try {
    const fields = Object.values(readExif(exif)).flatMap((group) => Object.entries(group));
    return fields.flatMap(([name, value]) => (isBlank(value) ? [] : [name]));
  } catch {
    return ["GPSLatitude", "SerialNumber", "Artist"];
  }
}

/** Some cameras write fields of spaces or zeros. */
const isBlank = (value: unknown) => String(value).replaceAll("\0", "").trim() === "";

/** Fields of IPTC have numbers: `iptc:80`. */
function fieldsOfIptc(iptc: Buffer): string[] {
  const fields: string[] = [];
  for (let at = iptc.indexOf(IPTC_FIELD); at >= 0; at = iptc.indexOf(IPTC_FIELD, at + 1))
    fields.push(`iptc:${iptc[at + IPTC_FIELD.length]}`);
  return fields;
}

const IPTC_FIELD = Buffer.of(0x1c, 2);

/** The video of a live photo says `©xyz`, lengths, then `+45.5152-122.6441/`. */
function holdsLocatedVideo(photo: Buffer): boolean {
  const at = photo.indexOf("\xa9xyz", 0, "latin1");
  return at >= 0 && /^[+-]\d/.test(photo.toString("latin1", at + 8, at + 10));
}

/** Skips symbolic links: their targets are listed themselves, or lie outside. */
function filesIn(root: string, kind: RegExp): string[] {
  const paths = listFiles(join(root, IMAGES)).filter((path) => kind.test(path));
  return paths.map((path) => `${IMAGES}/${path}`);
}
