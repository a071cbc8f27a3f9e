/** Tells the artist about metadata in the originals. */
import type { Problem } from "#content/problem.ts";
import { reportWarnings } from "#content/report-problems.ts";
import { explainRefusal, findLocated, findVideos, stripOriginals } from "./originals.ts";

const REMEDY = "Run npm run check -- --strip to remove it. The picture stays the same.";

/** Warns about each original that says where it was taken, among the paths if given, else about videos too. */
export function reportLocations(root: string, paths?: readonly string[]): void {
  const warnings = [
    ...findLocated(root, paths).map(warnOfPhoto),
    ...(paths ? [] : findVideos(root).map(warnOfVideo)),
  ];
  reportWarnings(warnings, `\n${warnings.map(({ message }) => message).join("\n")}`);
}

const warnOfPhoto = ({ path, refused }: ReturnType<typeof findLocated>[number]): Problem => ({
  ...START,
  file: path,
  subject: "a photo that says where it was taken",
  message: `${path} says where it was taken, and a public repository shows it.\n  ${
    refused ? explainRefusal(path, refused) : REMEDY
  }`,
});

const warnOfVideo = (path: string): Problem => ({
  ...START,
  file: path,
  subject: "a video",
  message: `${path} is a video: no page shows it, but a public repository does.\n  Delete it. Of a Live Photo, keep the picture.`,
});

const START = { line: 1, column: 1 };

/** Returns false if some originals keep their metadata. Prints each line at once: the disk may refuse the next photo. */
export function reportStripping(root: string): boolean {
  let [changed, kept] = [0, 0];
  for (const { stripped, refusal } of stripOriginals(root)) {
    if (stripped) {
      changed++;
      console.log(stripped);
    } else {
      kept++;
      console.error(refusal);
    }
  }
  console.log(`${changed === 1 ? "1 photo" : `${changed} photos`} changed. The pictures look the same.`);
  return kept === 0;
}
