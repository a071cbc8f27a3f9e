/** A page that shows what the build makes of the photos, before anything is added. */
import { basename, dirname, join } from "node:path";
import { loadContent } from "#content/load-content.ts";
import { writeFileAtomic } from "#disk/files.ts";
import { SAMPLE_PAPER, toRgb } from "#domain/colors.ts";
import { overridesOf } from "#domain/plan.ts";
import { type Compared, compare } from "#images/compare.ts";
import type { NewEntry } from "./add-entry.ts";
import { comparisonPage } from "./comparison-page.ts";
import type { Kind } from "./kinds.ts";
import { findPhoto, type Photo } from "./photo.ts";

/** A photo without a `fault` can be added. */
type Seen = Compared & { photo?: Photo };

export async function showPhotos(
  place: { root: string; folder: string },
  { roles }: Kind,
  photos: readonly { name: string; answers: NewEntry["answers"] }[],
): Promise<{ page: string; seen: Seen[] }> {
  const colors = loadContent(place.root).content?.studio.brand.colors;
  const project = { root: place.root, paper: colors ? toRgb(colors.light.paper) : SAMPLE_PAPER };
  const look = async ({ name, answers }: (typeof photos)[number]): Promise<Seen> => {
    try {
      const photo = findPhoto(name, place);
      const [folder, path] = [dirname(photo.source), basename(photo.source)];
      return { photo, ...(await compare(project, { name, folder, path, roles, ...overridesOf(answers) })) };
    } catch (error) {
      return { name, shown: [], fault: (error as Error).message };
    }
  };
  const seen = await Promise.all(photos.map(look));
  const page = join(place.root, ".cache/add/before-and-after.html");
  writeFileAtomic(page, comparisonPage("Before and after", seen));
  return { page, seen };
}
