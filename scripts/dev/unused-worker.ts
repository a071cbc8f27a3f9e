/** Process that makes the page about unused photos. Receives one task, sends the HTML, and ends. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { IMAGES } from "#content/files.ts";
import { suggestEntries } from "#content/report-unused.ts";
import type { Content } from "#domain/content.ts";
import { toRgb } from "#domain/contrast.ts";
import { compare } from "#images/compare.ts";
import { comparisonPage, type Part } from "../add/comparison-page.ts";
import { KINDS } from "../add/kinds.ts";

/** `unused` are paths below `images/`. */
export type Task = { root: string; content: Content; unused: readonly string[] };

/** Of more photos, only the newest are shown. */
const MOST = 10;

// Exit with the parent.
process.once("disconnect", () => process.exit());

process.once("message", async (task: Task) => process.send?.(await makePage(task), () => process.exit()));

async function makePage({ root, content, unused }: Task): Promise<string> {
  const folder = join(root, IMAGES);
  const age = (path: string) => -(statSync(join(folder, path), { throwIfNoEntry: false })?.ctimeMs ?? 0);
  const paths = unused.toSorted((a, b) => age(a) - age(b)).slice(0, MOST);
  const suggestions = suggestEntries(content, paths);
  const place = { root, paper: toRgb(content.studio.brand.colors.light.paper) };
  const parts: Part[] = [];
  for (const path of paths) {
    const photo = await compare(place, { name: `${IMAGES}/${path}`, folder, path, roles: rolesOf(path) });
    const entry = suggestions.find((suggestion) => suggestion.path === path);
    parts.push(photo.fault ? photo : { ...photo, entry });
  }
  const title =
    unused.length === 1 ? "A photo that no entry uses" : `${unused.length} photos that no entry uses`;
  return comparisonPage(title, parts);
}

const rolesOf = (path: string) =>
  (Object.values(KINDS).find(({ folder }) => path.startsWith(`${folder}/`)) ?? KINDS.design).roles;
