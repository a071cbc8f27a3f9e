/** Tells the artist about metadata in the originals. */
import { toAnnotation } from "#content/workflow-annotation.ts";
import { explainRefusal, findLocated, findVideos, stripOriginals } from "./originals.ts";

const REMEDY = "Run npm run check -- --strip to remove it. The picture stays the same.";

type Warning = { path: string; subject: string; message: string };

/** Warns about each original that says where it was taken, among the paths if given, else about videos too. */
export function reportLocations(root: string, paths?: readonly string[]): void {
  const warnings: Warning[] = findLocated(root, paths).map(({ path, refused }) => ({
    path,
    subject: "a photo that says where it was taken",
    message: `${path} says where it was taken, and a public repository shows it.\n  ${
      refused ? explainRefusal(path, refused) : REMEDY
    }`,
  }));
  if (!paths) warnings.push(...findVideos(root).map(warnOfVideo));
  // The log of GitHub Actions shows annotations too.
  if (process.env.GITHUB_ACTIONS === "true") {
    for (const { path, ...warning } of warnings)
      console.log(toAnnotation({ file: path, line: 1, column: 1, ...warning }, "warning"));
  } else if (warnings.length > 0) {
    console.log(`\n${warnings.map(({ message }) => message).join("\n")}`);
  }
}

const warnOfVideo = (path: string): Warning => ({
  path,
  subject: "a video",
  message: `${path} is a video: no page shows it, but a public repository does.\n  Delete it. Of a Live Photo, keep the picture.`,
});

/** Returns false if some originals keep their metadata. */
export function reportStripping(root: string): boolean {
  const { stripped, refusals } = stripOriginals(root);
  const count = stripped.length === 1 ? "1 photo" : `${stripped.length} photos`;
  console.log([...stripped, `${count} changed. The pictures look the same.`].join("\n"));
  if (refusals.length > 0) console.error(refusals.join("\n"));
  return refusals.length === 0;
}
