/** Finds the drawings of designs in the photos of their tattoos. Remembers what it found. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Content } from "#domain/content.ts";
import {
  type Manifest,
  type Place,
  placesSchema,
  type ShownEntry,
  type Tattoo,
} from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import { photosOf } from "#domain/portfolio-schema.ts";
import { readJson, writeFileIfChanged } from "#files/files.ts";
import { PICTURES, picturesFolder } from "#files/folders.ts";
import { CODE_VERSION } from "../code-version.ts";
import { inParallel } from "../memory.ts";
import { locateDrawing } from "./find-tattoo.ts";

const FILE = join(PICTURES, "tattoos.json");

/** Looks for each design in its photos. The pictures of `manifest` must be in the cache of the project at `root`. */
export async function findTattoos(root: string, content: Content, manifest: Manifest): Promise<Tattoo[]> {
  const known = placesSchema.safeParse(readJson(join(root, FILE))).data ?? {};
  const found = await inParallel(toPairs(content), async ({ drawing, photo }) => {
    const files = [findEntry(manifest.plate, drawing), findEntry(manifest.slide, photo)].map(smallestFile);
    const identity = hash("sha256", [CODE_VERSION, ...files].join());
    const place = identity in known ? known[identity] : await locate(root, files);
    return { identity, drawing, photo, place: place ?? null };
  });
  const places = Object.fromEntries(found.map(({ identity, place }) => [identity, place]));
  writeFileIfChanged(join(root, FILE), JSON.stringify(places));
  return found.flatMap(({ drawing, photo, place }) => (place ? { drawing, photo, place } : []));
}

/** Pairs every photo of a work with the drawing of the design that it shows. */
const toPairs = ({ catalogue, portfolio }: Content) =>
  portfolio.works.flatMap((work) => {
    const design = catalogue.find(({ id }) => id === work.design);
    return design ? photosOf(work).map((photo) => ({ drawing: design.image, photo })) : [];
  });

/** Names the smallest picture. The name identifies the original and everything that was made of it. */
const smallestFile = ({ derivatives }: ShownEntry) => basename(derivatives[0]?.path ?? "");

async function locate(root: string, files: string[]): Promise<Place | undefined> {
  const [drawing, photo] = files.map((file) => readFileSync(join(picturesFolder(root), file)));
  return drawing && photo && locateDrawing(drawing, photo);
}
