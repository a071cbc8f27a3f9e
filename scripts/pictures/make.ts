/** Makes all pictures of one original, unless the cache has them: reads it, decides how it is shown, renders and stores. */
import { hash } from "node:crypto";
import { join } from "node:path";
import { IMAGES } from "#content/studio-files.ts";
import { type Entries, entriesSchema } from "#domain/manifest-schema.ts";
import { atMostPixels, MAX_SCANNED_PIXELS, type Rgb, type Size } from "#domain/pixels.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import { developDrawing } from "#drawing/preview.ts";
import { type Raster, shrink } from "#drawing/raster.ts";
import { baseSize, planRecipes } from "#drawing/recipes.ts";
import { type Decision, decide, isOnPaper } from "#drawing/scan/decide.ts";
import { remarkOnPhoto, toText } from "#drawing/scan/remarks.ts";
import { fileState } from "#files/files.ts";
import { PICTURES } from "#files/folders.ts";
import { type Recalled, Store } from "#files/store.ts";
import { CODE_VERSION } from "./code-version.ts";
import { decode } from "./codec/codec.ts";
import { onCleanPaper, type Rendered, render } from "./codec/render.ts";
import { storeRendered } from "./manifest.ts";
import type { PlannedOriginal } from "./plan.ts";
import { type Fingerprint, type OpenedOriginal, readFingerprints, toUnusable, withOriginal } from "./read.ts";

/** The pictures of an original. `made.remark` says why they look poor. */
export type Finished = Recalled<Entries> & { path: string; fingerprint: Fingerprint };

/** `root` is the project's folder, `paper` the color of the paper under drawings. */
export type Project = { root: string; paper: Rgb };

export type Workspace = Project & { store: Store<Entries> };

/** Looks up unchanged originals in the cache without opening their files. The others are `missing`. */
export function recallOriginals(project: Project, originals: readonly PlannedOriginal[]) {
  const { root, paper } = project;
  const workspace = { ...project, store: new Store(join(root, PICTURES), entriesSchema) };
  const fingerprints = readFingerprints(root);
  const recalled = originals.map((original): Finished | undefined => {
    const { path } = original;
    const fingerprint = fingerprints.get(path);
    if (fingerprint === undefined || fingerprint.state !== fileState(join(root, IMAGES, path)))
      return undefined;
    const identity = identityOf(fingerprint, original, paper);
    const stored = workspace.store.find(identity);
    return stored && { ...stored, path, fingerprint, identity, isNew: false };
  });
  return { workspace, recalled, missing: originals.filter((_, index) => recalled[index] === undefined) };
}

/** Makes what the roles of an original need if the cache lacks it. Throws `OriginalError`. */
export function makeOriginal(original: PlannedOriginal, workspace: Workspace): Promise<Finished> {
  const { root, paper, store } = workspace;
  const { path } = original;
  return withOriginal(join(root, IMAGES), path, async (opened) => {
    const { fingerprint } = opened;
    const identity = identityOf(fingerprint, original, paper);
    const recalled = await store.findOrMake(identity, async () => {
      const { rendered, remark } = await renderOriginal(opened, original, paper);
      return storeRendered(store, rendered, remark);
    });
    return { ...recalled, path, fingerprint };
  });
}

/** Returns the identity of an original in the cache. The file name is not part of it, so renaming a photo rebuilds nothing. */
function identityOf(fingerprint: Fingerprint, { roles, overrides }: PlannedOriginal, paper: Rgb): string {
  const recipes = planRecipes(roles, fingerprint, paper);
  return hash("sha256", JSON.stringify([fingerprint.hash, recipes, overrides ?? null, CODE_VERSION]));
}

/** Says why the pictures of an original will look poor. Decodes only drawings. */
export const remarkOnOriginal = async (opened: OpenedOriginal, original: PlannedOriginal, paper: Rgb) =>
  original.roles.some(isDrawing)
    ? (await decideOn(opened, original, paper)).remark
    : remarkOnPhoto(opened.fingerprint, original.roles)?.text;

/** Renders drawings on clean paper, and everything else from the photo as it is. */
async function renderOriginal(
  opened: OpenedOriginal,
  original: PlannedOriginal,
  paper: Rgb,
): Promise<{ rendered: Rendered[]; remark?: string }> {
  const { fingerprint } = opened;
  const [drawings, photos] = [
    original.roles.filter(isDrawing),
    original.roles.filter((role) => !isDrawing(role)),
  ];
  const { photo, decision, remark } = await decideOn(opened, original, paper);
  const rendered: Rendered[] = [];
  if (decision) {
    const { shown } = decision;
    const recipes = planRecipes(drawings, shown, paper);
    const picture = developDrawing(photo, decision, { size: baseSize(shown, recipes), paper });
    const subject = isOnPaper(decision) ? onCleanPaper(picture, paper) : { picture, onPaper: false };
    rendered.push(...(await render(subject, shown, recipes)));
  }
  if (photos.length > 0) {
    const recipes = planRecipes(photos, fingerprint, paper);
    const picture = shrink(photo, baseSize(fingerprint, recipes));
    rendered.push(...(await render({ picture, onPaper: false }, fingerprint, recipes)));
  }
  return { rendered, remark };
}

/** Decodes the photo and decides how it is shown as a drawing, if it is one. */
async function decideOn(
  { fingerprint, bytes }: { fingerprint: Size; bytes: Uint8Array },
  { path, roles, overrides }: PlannedOriginal,
  paper: Rgb,
): Promise<{ photo: Raster; decision?: Decision; remark?: string }> {
  const hasDrawing = roles.some(isDrawing);
  const size = hasDrawing
    ? atMostPixels(MAX_SCANNED_PIXELS, fingerprint)
    : baseSize(fingerprint, planRecipes(roles, fingerprint, paper));
  const photo = await decode(bytes, size, paper).catch((cause) => {
    throw toUnusable(path, cause);
  });
  if (!hasDrawing) return { photo, remark: remarkOnPhoto(fingerprint, roles)?.text };
  const decision = decide(photo, fingerprint, overrides);
  return { photo, decision, remark: decision.remark && toText(decision.remark, "file") };
}

const isDrawing = (role: Role) => rowOf(role).isDrawing;
