/** Photos in images/ that no entry uses. */
import { describe, expect, test } from "vitest";
import { formatUnused, titleFrom } from "#content/suggestions.ts";
import { check } from "./site.ts";

/** Returns the message about the sample site with these additional files. */
function messageWith(...files: string[]): string {
  const { content, unused } = check({}, files);
  return content ? formatUnused(content, unused) : "";
}

describe("the message", () => {
  test("has an entry to paste, with the next free number, for the file of its folder", () => {
    const photos = ["designs/019-paper_boat.jpg", "portfolio/paper boat.JPG", "studio/7.jpg"];
    expect(photos.map((photo) => messageWith(photo)).join("")).toMatchInlineSnapshot(`
      "
      No entry uses the photo images/designs/019-paper_boat.jpg.

      Add to catalogue.yaml, and fill in:

      - id: 21
        title: Paper Boat
        image: designs/019-paper_boat.jpg
        imageDescription: # a sentence about it
        size: # such as 2 x 4 1/4 or H 2.5
        price: # such as $650
        isColor: # true for color ink, false for black ink only

      No entry uses the photo images/portfolio/paper boat.JPG.

      Add to the works in portfolio.yaml, and fill in:

        - id: 6
          src: portfolio/paper boat.JPG
          title: Paper Boat
          isDoodle: # true for the doodles, false for the other carousel
          alt: # what the photo shows

      No entry uses the photo images/studio/7.jpg.

      Add to the studio photos in portfolio.yaml, and fill in:

        - src: studio/7.jpg
          alt: # what the photo shows
      "
    `);
  });

  test("quotes a name that YAML would read otherwise, and keeps a long one on its line", () => {
    const path = `studio/#7 ${"a long shelf ".repeat(8)}.jpg`;
    expect(messageWith(path)).toContain(`\n  - src: ${path}\n`);
    expect(messageWith("#7.jpg")).toContain("\n  image: '#7.jpg'\n");
  });

  test("names up to three photos, and counts the others", () => {
    const photos = Array.from({ length: 40 }, (_, index) => `designs/new-${index + 10}.webp`);
    expect(messageWith("a.jpg", "designs/b.jpg")).toMatch(
      /^\nNo entry uses 2 photos: images\/a\.jpg, images\/designs\/b\.jpg\.\n\nAdd to catalogue\.yaml/,
    );
    expect(messageWith(...photos.slice(0, 3))).toContain("/new-11.webp, images/designs/new-12.webp.\n");
    expect(messageWith(...photos)).toContain(
      "\nNo entry uses 40 photos: images/designs/new-10.webp, images/designs/new-11.webp, images/designs/new-12.webp and 37 more.\n\nAdd to",
    );
  });

  test("only names what is elsewhere", () => {
    expect(messageWith("brand/7.png")).toMatch(/^\nNo entry uses the photo images\/brand\/7.png\.\s*$/);
  });
});

test("other files, and leftovers of operating systems, are no unused photos", () => {
  const files = [
    ".DS_Store",
    "designs/Thumbs.db",
    "designs/._koi.jpg",
    ".trash/a.jpg",
    "designs/old.jpg/a.txt",
  ];
  expect(messageWith(...files)).toBe("");
});

test("no photo is reported while there are problems, because a misspelled path may name one", () => {
  expect(check({ catalogue: [["designs/019-koi.jpg", "designs/019-koy.jpg"]] }).unused).toEqual([]);
});

test.each([
  ["designs/019-paper_boat.jpg", "Paper Boat"],
  ["12.jpg", "12"],
  ["élan vital.png", "Élan Vital"],
  ["_!-boat.jpg", "! Boat"],
])("%s gets the title %s", (path, title) => {
  expect(titleFrom(path)).toBe(title);
});
