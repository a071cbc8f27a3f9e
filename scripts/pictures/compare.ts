/** Compares a photo as it is with what the site shows. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { explainError } from "#content/report";
import { IMAGES } from "#content/studio-files";
import type { Derivative } from "#domain/manifest-schema.ts";
import { atMost, type Rgb, type Size } from "#domain/pixels.ts";
import { type Role, rowOf } from "#domain/roles.ts";
import { makeOriginal, openFolders } from "./make.ts";
import { decode, encodeLossy } from "./pixels/codec/render.ts";
import { toDataUri } from "./pixels/codec/thumbs.ts";
import { frameOf } from "./pixels/scan/corners.ts";
import type { ScanOverrides } from "./plan.ts";
import { withOriginal } from "./read.ts";

export type Shown = Size & { caption: string; dataUri: string };

/** The longer side of the pictures shown, in pixels. */
const SIDE = 1000;

/** Leaves out the tile, because it is the same picture as the plate. */
const CAPTIONS: Partial<Record<Role, string>> = {
  plate: "After, on its page",
  slide: "After, in full",
  photo: "After, in the grid on About",
  portrait: "After, on About",
};

/**
 * `fault` says why a photo cannot be used; then nothing is shown. `steps` lists what was done to its paper, and
 * `warning` says what could not be done. `corners` mark the part of a drawing's photo that is shown, in percent.
 */
export type Compared = {
  name: string;
  shown: Shown[];
  steps?: string[];
  corners?: [number, number][];
  warning?: string;
  fault?: string;
};

const WHOLE = frameOf({ width: 100, height: 100 }).map(({ x, y }): [number, number] => [x, y]);

/** `name` is what messages call the photo. */
type Compare = {
  name: string;
  folder: string;
  path: string;
  roles: readonly Role[];
  overrides?: ScanOverrides;
};

/** Shows the photo `path` in `folder` before and after, as a build makes it for `roles`. */
export async function compare(project: { root: string; paper: Rgb }, photo: Compare): Promise<Compared> {
  const { name, folder, path } = photo;
  try {
    const { after, report } = await showAfter(project, photo);
    const warning = report?.warning && `In ${name}, ${report.warning}`;
    const shown = [await showBefore(folder, path), ...after];
    const corners = photo.roles.some((role) => rowOf(role).isDrawing)
      ? (report?.corners ?? WHOLE)
      : undefined;
    return { name, shown, steps: report?.steps, corners, warning };
  } catch (error) {
    const named = explainError(error).replace(`${IMAGES}/${path}`, () => name);
    return { name, shown: [], fault: named.includes(name) ? named : `${name}: ${named}` };
  }
}

async function showAfter(project: { root: string; paper: Rgb }, { folder, path, roles, overrides }: Compare) {
  const folders = { ...openFolders(project), folder };
  const { made } = await makeOriginal({ path, roles: [...roles], overrides }, folders);
  const show = (caption: string, rungs: readonly Derivative[]): Shown[] => {
    const rung = rungs.findLast(({ width }) => width <= SIDE) ?? rungs[0];
    if (!rung) return [];
    const bytes = readFileSync(join(folders.store.files, basename(rung.path)));
    return [{ caption, width: rung.width, height: rung.height, dataUri: toDataUri(bytes) }];
  };
  const after = roles.flatMap((role) => {
    const [caption, entry] = [CAPTIONS[role], made[role]];
    if (!caption || !entry) return [];
    const skin = "tones" in entry ? show("After, on skin", [entry.tones.medium]) : [];
    return [...show(caption, entry.derivatives), ...skin];
  });
  return { after, report: made.report };
}

function showBefore(folder: string, path: string): Promise<Shown> {
  return withOriginal(folder, path, async ({ fingerprint, bytes }) => {
    const picture = await decode(bytes, atMost(SIDE, fingerprint));
    const { width, height } = picture;
    return { caption: "Before", width, height, dataUri: toDataUri(await encodeLossy(picture)) };
  });
}
