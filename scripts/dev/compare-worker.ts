/** Process that compares photos with what the site shows of them. Receives one task, sends the outcome, and ends. */
import { join } from "node:path";
import { IMAGES } from "#content/files.ts";
import type { Rgb } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import { type Compared, compare } from "#images/compare.ts";

/** Paths of the photos are below `images/`. */
export type Task = { root: string; paper: Rgb; photos: { path: string; roles: readonly Role[] }[] };

process.once("message", async ({ root, paper, photos }: Task) => {
  const folder = join(root, IMAGES);
  const compared: Compared[] = [];
  for (const { path, roles } of photos)
    compared.push(await compare({ root, paper }, { name: `${IMAGES}/${path}`, folder, path, roles }));
  process.send?.(compared, () => process.disconnect());
});
