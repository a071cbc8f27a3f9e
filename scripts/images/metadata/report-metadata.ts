/** What the artist reads about originals that hold more than a picture. */
import { toAnnotation } from "#content/workflow-annotation.ts";
import { explainRefusal, findPlaces, stripOriginals } from "./originals.ts";

const REMEDY = "Run npm run check -- --strip to remove that. The picture stays as it is.";

/** Warns of each original that says where it was taken: of all, or of those named. Silent when there is none. */
export function reportPlaces(root: string, paths?: readonly string[]): void {
  const warnings = findPlaces(root, paths).map(({ path, refused }) => {
    const remedy = refused ? explainRefusal(path, refused) : REMEDY;
    return {
      path,
      message: `${path} says where it was taken, and a public repository shows it.\n  ${remedy}`,
    };
  });
  if (warnings.length > 0) console.log(`\n${warnings.map(({ message }) => message).join("\n")}`);
  if (process.env.GITHUB_ACTIONS !== "true") return;
  for (const { path, message } of warnings) {
    const place = { file: path, line: 1, column: 1, subject: "a photo that says where it was taken" };
    console.log(toAnnotation({ ...place, message }, "warning"));
  }
}

/** Whether nothing had to be left. */
export function reportStripping(root: string): boolean {
  const { stripped, refusals } = stripOriginals(root);
  const count = stripped.length === 1 ? "1 photo" : `${stripped.length} photos`;
  console.log([...stripped, `${count} changed. The pictures look as before.`].join("\n"));
  if (refusals.length > 0) console.error(refusals.join("\n"));
  return refusals.length === 0;
}
