/** Messages about keys, entries and lists. */
import { expect, test } from "vitest";
import { check, FILES, mistakes } from "./site.ts";

const HYPHEN = (key: string) =>
  `Remove the hyphen here, and put a space in its place: ${key} belongs to the entry above.`;
const NO_SRC =
  "src is required but missing. The photo, by its path below images/. Add a line such as: src: studio/1.jpg";
const NO_ALT =
  "alt is required but missing. What the photo shows, in words. Add a line such as: alt: Treatment bed by the window";

// biome-ignore format: a row a line
mistakes("a hyphen stands before the first key of an entry alone", {
  catalogue: [
    ["  status: soldOut", "- status: soldOut", `34:3 ${HYPHEN("status")}`],
    ["  title: Koi\n  image: designs/019-koi.jpg\n  status", "- title: Koi\n- image: designs/019-koi.jpg\n- status",
      `32:3 ${HYPHEN("title")}`, `33:3 ${HYPHEN("image")}`, `34:3 ${HYPHEN("status")}`],
    ["isColor: true\n  alt", "isColor: maybe\n- alt", '28:12 Expected true or false, found the text "maybe".', `29:3 ${HYPHEN("alt")}`],
  ],
  portfolio: [
    ["- src: studio/1.jpg\n    alt: Treatment bed\n", "- alt: Treatment bed\n", `14:5 ${NO_SRC}`],
    ["    alt: Treatment bed\n", "  - Treatment bed\n", `14:5 ${NO_ALT}`, '15:5 Expected a map with the keys src, alt, found the text "Treatment bed".'],
  ],
});

// biome-ignore format: a row a line
mistakes("a missing key is reported at its entry or section, with an example", {
  catalogue: [
    // Also when there are other mistakes.
    ["id: 19\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut", "id: nineteen\n  title: Koi\n  image: designs/019-koi.jpg",
      "31:3 imageDescription is required but missing. Credit or note, shown beside the drawing. Add a line such as: imageDescription: A folded boat on one dotted wave.",
      "31:3 size is required but missing. In inches: width x height, or one side; with + it may be larger. Add a line such as: size: 2 x 4 1/4",
      "31:3 price is required but missing. May be blank, or on request. Add a line such as: price: $650",
      "31:3 isColor is required but missing. True for color ink, false for black ink only. Add a line such as: isColor: true",
      '31:7 Expected a whole number such as 12, found the text "nineteen".'],
  ],
  studio: [
    ["contact:\n  email: hello@slowdot.example\n  inquiriesEmail: inquiries@slowdot.example\n", "",
      "1:1 contact is required but missing. How visitors reach you. Add contact: and its keys below it: email, inquiriesEmail, phone, form"],
    ["  atAGlance:\n    - { label: Shop minimum, value: $150 }\n", "",
      '64:3 atAGlance is required but missing. The figures above the policies. Add atAGlance: and its entries below it, each after "- "'],
  ],
});

const ALL_KEYS =
  "id, title, image, imageDescription, size, hours, price, isColor, status, until, left, featured, placement, subjects, tags, added, alt, scan, corners";

// biome-ignore format: a row a line
mistakes("an unknown key is reported with the nearest known one", {
  catalogue: [
    ["isColor: true", "color: true", "28:3 Unknown key color. Did you mean isColor?"],
    ["id: 14", "Id: 14", "17:3 Unknown key Id. Did you mean id?"],
    ["price: $700", "pri: $700", "11:3 Unknown key pri. Did you mean price?"],
    ["alt: A worker", "__proto__: A worker", `29:3 Unknown key __proto__. Allowed here: ${ALL_KEYS}.`],
    ["alt: A worker", "// alt: A worker", "29:3 A note begins with #, not with //."],
    ["- id: 12", "-\n\n- id: 12", `3:2 Expected a map with the keys ${ALL_KEYS}, found nothing. Fill it in, or remove its dash.`],
  ],
  studio: [
    ["  label: Instagram\n  url: https://www", "label: Instagram\nurl: https://www",
      "8:1 This belongs to social: above. Indent it, and the other lines of social:, by two spaces."],
    ["  label: Instagram\n  url: https://www.instagram.com/slowdot.example/\n", "",
      '7:8 Expected a link with the keys label and url, or a list of links, found nothing. One link, or up to six. The header has the first. Write social: and its entries below it, each after "- "'],
  ],
});

// biome-ignore format: a row a line
mistakes("ids, pictures, titles and questions are each there once", {
  catalogue: [
    ["id: 14", "id: 12", '17:7 The id 12 is already taken by design 12 "Moon Moth" on line 3. Choose another, such as 21.'],
    ["designs/019-koi.jpg", "designs/moon-moth.jpg", '33:10 The image designs/moon-moth.jpg is already taken by design 12 "Moon Moth" on line 5. Choose another.'],
  ],
  portfolio: [
    ["id: 5", "id: 3", '8:9 The id 3 is already taken by work 3 "fern" on line 2. Choose another, such as 4.'],
    ["title: fern", "title: fern\n    design: 99", "5:13 There is no design 99 in catalogue.yaml. Write the id of a design that is in it, or remove the line."],
    ["title: fern", "title: fern\n    design: 19"],
    ["studio:\n", `studio:\n${"  - src: studio/1.jpg\n    alt: Bed\n".repeat(7)}`, "14:3 Expected at most 12 photos, found 13. Remove 1."],
  ],
  studio: [
    ["title: Tips", "title: Prícing", '70:14 The title Prícing is already taken by policy "Pricing" on line 67. Choose another.'],
    ["title: Tips", "title: '!?'", "70:14 Expected at least one letter or digit, as it becomes an address in the page."],
    ["question: How do I prepare?", "question: which deposit do I pay", "46:17 The question which deposit do I pay is already taken by question 1 on line 44. Choose another."],
  ],
});

const NO_IMAGE =
  "image is required but missing. The photo, by its path below images/. Add a line such as: image: designs/moon-moth.jpg";
const KOI = "- id: 1\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut\n";

// biome-ignore format: a row a line
mistakes("a whole file", {
  catalogue: [
    [FILES.catalogue, "", "1:1 The file is empty. Write [] until it has an entry."],
    [FILES.catalogue, `[]\n${KOI}`, "2:1 No entry can follow []. Remove the [] above."],
    [FILES.catalogue, `# ${KOI}`, '2:3 Expected a list, found a map. Begin each entry with "- ".'],
    [FILES.catalogue, "- title: Boat\n  image: designs/honey-bee.jpg\n  status: soldOut\n", "1:3 id is required but missing. Its number, which no other entry has. Add a line such as: id: 12"],
    [FILES.catalogue, "- { id: 1, title: A, status: soldOut }\n- { id: 2, title: B, status: soldOut, scan: false }\n", `1:3 ${NO_IMAGE}`, `2:3 ${NO_IMAGE}`],
  ],
  portfolio: [
    [FILES.portfolio, "works: []\nstudio: []\n  - src: studio/1.jpg\n    alt: Bed\n", "3:3 No entry can follow []. Remove the [] above."],
  ],
  studio: [
    [FILES.studio, "Slow Dot\n", '1:1 Expected a map with the keys name, url, tagline, description, locale, currency, units, copyrightYear, brand, social, contact, location, analytics, repository, branch, protection, tryOn, books, dates, booking, designs, about, reviews, policies, care, found the text "Slow Dot".'],
  ],
});

test.for([
  ["catalogue", '"a\\n::b": A worker', "alt: A worker", 'design 14 "Honey Bee" › a ::b'],
  ["catalogue", "title", "id: 14\n  title", 'entry 2 "Honey Bee" › id'],
  ["catalogue", "- just text\n\n- id: 12", "- id: 12", "entry 1"],
  ["catalogue", '" "\n  image: designs', "Koi\n  image: designs", "design 19 › title"],
  ["portfolio", "isDoodle: yes", "isDoodle: true", 'work 5 "stagBeetle" › isDoodle'],
  ["studio", "Sleep [well](/x/),", "Sleep, eat,", "question 2 › answer"],
  ["studio", "body:", "body: Never expected.", 'policy "Tips" › body'],
  ["studio", "[1,", "[machine-free,", "about › handPoked › names › 1"],
  ["studio", "Slow Dot\n", FILES.studio, "the whole file"],
  ["catalogue", "[\n", FILES.catalogue, "an empty line"],
] as const)("in %s.yaml, a problem of %j is named after its entry and key", ([name, to, from, subject]) => {
  expect(check({ [name]: [[from, to]] }).problems).toMatchObject([{ subject }]);
});

test("no-break spaces alone on a line are a line of their own", () => {
  const catalogue = FILES.catalogue.replace(/size: .*/, "size:\n    \n\u00a0\u00a0\n-: 2 x 4 1/4");
  expect(check({ catalogue }).problems).toMatchObject([{ line: 12, column: 1 }]);
});
