/** Opens every published picture and says what should not have been published. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Derivative, Manifest } from "#domain/manifest-schema.ts";
import { PUBLISHED } from "./entries.ts";
import { IMAGES } from "./folders.ts";
import { decode, readHeader } from "./pixels/render.ts";
import { publishedDerivatives } from "./publish.ts";
import { sha256 } from "./store.ts";
import { chunkNames } from "./webp/chunks.ts";

/** Chunks that hold nothing but pixels. Metadata and colour profiles have chunks of their own. */
const PIXELS = ["VP8 ", "VP8L"];

const OTHERS = /\.(jpe?g|png|gif|avif)$/i;

/**
 * One sentence for each fault of the site in the folder `site`: a picture that is missing, unnamed, damaged, of
 * another size than the manifest says or with metadata, also among the social cards and icons; and any file with the
 * bytes of an original.
 */
export async function verifyPictures(root: string, manifest: Manifest, site: string): Promise<string[]> {
  const derivatives = new Map(
    publishedDerivatives(manifest).map((derivative) => [derivative.path, derivative]),
  );
  const published = filesBelow(join(site, PUBLISHED)).map((path) => `${PUBLISHED}/${path}`);
  const unnamed = published.filter((path) => !derivatives.has(path));
  const faults = await pMap([...derivatives.values()], (derivative) => verify(site, derivative), {
    concurrency: availableParallelism() + 1,
  });
  return [
    ...faults.flat(),
    ...unnamed.map((path) => `${path} is not in the manifest.`),
    ...(await findMetadata(site)),
    ...findOriginals(join(root, IMAGES), site),
  ];
}

async function verify(site: string, { path, width, height }: Derivative): Promise<string[]> {
  try {
    const bytes = readFileSync(join(site, path));
    const header = await readHeader(bytes);
    await decode(bytes, { width, height });
    const strays = chunkNames(bytes).filter((name) => !PIXELS.includes(name));
    const size = `${header.width} × ${header.height}`;
    return [
      ...strays.map((name) => `${path} has a chunk ${name.trim()} beside its pixels.`),
      ...(size === `${width} × ${height}` ? [] : [`${path} is ${size}, not ${width} × ${height}.`]),
    ];
  } catch (error) {
    return [`${path} cannot be opened: ${(error as Error).message}`];
  }
}

/** Of social cards, icons, and whatever else is a picture, anywhere in the site. */
async function findMetadata(site: string): Promise<string[]> {
  const others = filesBelow(site).filter((path) => OTHERS.test(path));
  const faults = await pMap(
    others,
    async (path) => {
      try {
        const { metadata } = await readHeader(readFileSync(join(site, path)));
        return metadata.map((kind) => `${path} has ${kind} data beside its pixels.`);
      } catch (error) {
        return [`${path} cannot be opened: ${(error as Error).message}`];
      }
    },
    { concurrency: availableParallelism() + 1 },
  );
  return faults.flat();
}

function findOriginals(originals: string, site: string): string[] {
  const hashOf = (path: string) => sha256(readFileSync(path));
  const known = new Map(filesBelow(originals).map((path) => [hashOf(join(originals, path)), path]));
  return filesBelow(site).flatMap((path) => {
    const original = known.get(hashOf(join(site, path)));
    return original ? [`${path} is the original ${original}.`] : [];
  });
}

/** Ordinary files, by their paths from the folder. */
function filesBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile());
}
