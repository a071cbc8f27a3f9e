/** Photos in images/ that no entry uses. */
import { describe, expect, test } from "vitest";
import { formatUnused } from "#content/hints.ts";
import { loadContent } from "#content/load-content.ts";
import { makeSite, write } from "./site.ts";

/** The message about the sample site with these files beside its photos. */
function messageWith(...files: string[]): string {
  const root = makeSite();
  for (const file of files) write(root, `images/${file}`, "a file");
  const { content, unused } = loadContent(root);
  return content ? formatUnused(unused) : "";
}

test.each([
  [["designs/a boat.jpg"], "the photo images/designs/a boat.jpg."],
  [["studio/7.png", "designs/boat.avif"], "2 photos: images/designs/boat.avif, images/studio/7.png."],
  [["a.jpg", "b.jpg", "c.jpg", "d.jpg"], "4 photos: images/a.jpg, images/b.jpg, images/c.jpg and 1 more."],
])("names the first of %j", (files, named) => {
  const [first] = [...files].sort();
  expect(messageWith(...files)).toBe(
    `\nNo entry uses ${named}\nTo add one: npm run add -- "images/${first}"\n`,
  );
});

describe("which photos", () => {
  test("those of new folders too", () => {
    expect(messageWith("designs/2026/boat.avif")).toContain(
      "No entry uses the photo images/designs/2026/boat.avif",
    );
  });

  test("only photos, without the leftovers of systems and editors", () => {
    expect(
      messageWith(".DS_Store", "designs/Thumbs.db", "designs/._koi.jpg", ".trash/a.jpg", "designs/notes.txt"),
    ).toBe("");
  });

  test("none while there are problems, because a misspelled path may name one", () => {
    const root = makeSite({ catalogue: [["designs/019-koi.jpg", "designs/019-koy.jpg"]] });
    expect(loadContent(root).unused).toEqual([]);
  });
});
