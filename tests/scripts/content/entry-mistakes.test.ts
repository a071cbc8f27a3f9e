/** Messages about keys, entries and lists. */
import { expect, test } from "vitest";
import { FILES, problemsOf, testAnswers } from "./site.ts";

const remove = (key: string) =>
  `Remove the hyphen here, and put a space in its place: ${key} belongs to the entry above.`;
testAnswers("a hyphen before a key within an entry is one problem", "catalogue", {
  "  status: soldOut → - status: soldOut": `34:3 ${remove("status")}`,
  "  title: Koi\n  image: designs/019-koi.jpg\n  status → - title: Koi\n- image: designs/019-koi.jpg\n- status":
    [`32:3 ${remove("title")}`, `33:3 ${remove("image")}`, `34:3 ${remove("status")}`],
  "isColor: true\n  alt → isColor: maybe\n- alt": [
    '28:12 Expected true or false, found the text "maybe".',
    `29:3 ${remove("alt")}`,
  ],
});

testAnswers("a missing key is reported at its entry or section, with an example", "studio", {
  "contact:\n  email: hello@slowdot.example\n  inquiriesEmail: inquiries@slowdot.example\n → ":
    "1:1 contact is required but missing. How visitors reach you. Add contact: and its keys below it: email, inquiriesEmail, phone",
  "  atAGlance:\n    - { label: Shop minimum, value: $150 }\n → ":
    '64:3 atAGlance is required but missing. The figures above the policies. Add atAGlance: and its entries below it, each after "- "',
  "  domain: slowdot.example\n → ":
    "30:3 domain is required but missing. The site, as the service knows it. Add a line such as: domain: slowdot.example",
});

const FIRST_PHOTOS =
  "- src: studio/1.jpg\n    alt: Treatment bed\n  - src: studio/2.jpg\n    alt: Wall of prints";
const NO_SRC =
  "src is required but missing. The photo, by its path below images/. Add a line such as: src: studio/1.jpg";
const NO_ALT =
  "alt is required but missing. What the photo shows, in words. Add a line such as: alt: Treatment bed by the window";

testAnswers(
  "a hyphen before what is no key, or before the first key of an entry, belongs there",
  "portfolio",
  {
    [`${FIRST_PHOTOS} → - alt: Treatment bed\n  - src: studio/2.jpg`]: [`14:5 ${NO_SRC}`, `15:5 ${NO_ALT}`],
    [`${FIRST_PHOTOS} → - src: studio/1.jpg\n  - Treatment bed`]: [
      `14:5 ${NO_ALT}`,
      '15:5 Expected a map with the keys src, alt, found the text "Treatment bed".',
    ],
  },
);

const needed = "is required but missing.";
testAnswers("a design without a status needs every key, even when there are other mistakes", "catalogue", {
  "id: 19\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut → id: nineteen\n  title: Koi\n  image: designs/019-koi.jpg":
    [
      `31:3 imageDescription ${needed} Credit or note, shown beside the drawing. Add a line such as: imageDescription: A folded boat on one dotted wave.`,
      `31:3 size ${needed} In inches: width x height, or one side. Add a line such as: size: 2 x 4 1/4`,
      `31:3 hours ${needed} How long it takes. Add a line such as: hours: 4-5`,
      `31:3 price ${needed} May be blank, or on request. Add a line such as: price: $650`,
      `31:3 isColor ${needed} True for color ink, false for black ink only. Add a line such as: isColor: true`,
      '31:7 Expected a whole number such as 12, found the text "nineteen".',
    ],
});

const ALL_KEYS =
  "id, title, image, imageDescription, size, hours, price, isColor, status, until, left, featured, placement, subjects, tags, added, alt, scan, corners";

testAnswers("an unknown key is reported with the nearest known one", "catalogue", {
  "isColor: true → color: true": "28:3 Unknown key color. Did you mean isColor?",
  "id: 14 → Id: 14": "17:3 Unknown key Id. Did you mean id?",
  "status: soldOut → Status: soldOut": "34:3 Unknown key Status. Did you mean status?",
  "price: $700 → pri: $700": "11:3 Unknown key pri. Did you mean price?",
  "imageDescription: A worker bee → description: A worker bee":
    "20:3 Unknown key description. Did you mean imageDescription?",
  "alt: A worker → __proto__: A worker": `29:3 Unknown key __proto__. Allowed here: ${ALL_KEYS}.`,
  "alt: A worker → // alt: A worker": "29:3 A note begins with #, not with //.",
  "alt: A worker → ~: A worker": `29:3 Unknown key ~. Allowed here: ${ALL_KEYS}.`,
});

testAnswers("an entry and a section are maps", "catalogue", {
  "- id: 12 → -\n\n- id: 12": `3:2 Expected a map with the keys ${ALL_KEYS}, found nothing. Fill it in, or remove its dash.`,
});

testAnswers("lines below a key that are not indented belong to it", "studio", {
  "  label: Instagram\n  url: https://www → label: Instagram\nurl: https://www":
    "8:1 This belongs to social: above. Indent it, and the other lines of social:, by two spaces.",
  "  label: Instagram\n  url: https://www.instagram.com/slowdot.example/\n → ":
    "7:8 Expected a map with the keys label, url, found nothing. The link in the header. Write social: and its keys below it: label, url",
  "tagline: Hand-poked, one dot at a time → tag:": "3:1 Unknown key tag. Did you mean tagline?",
});

const SEVEN = "  - src: studio/1.jpg\n    alt: Bed\n".repeat(7);

testAnswers("a list in portfolio.yaml", "portfolio", {
  [`studio:\n → studio:\n${SEVEN}`]: "14:3 Expected at most 12 photos, found 13. Remove 1.",
  "title: fern → title: fern\n    design: 99":
    "5:13 There is no design 99 in catalogue.yaml. Write the id of a design that is in it, or remove the line.",
  "title: fern → title: fern\n    design: 19": [],
  "\nportrait:\n  src: studio/portrait.jpg\n  alt: Two hands in black gloves\n → ": [],
});

testAnswers("ids and titles of sections are unique", "portfolio", {
  "id: 5 → id: 3": '8:9 The id 3 is already taken by work 3 "fern" on line 2. Choose another, such as 4.',
});
testAnswers("ids and pictures of designs are unique", "catalogue", {
  "id: 14 → id: 12":
    '17:7 The id 12 is already taken by design 12 "Moon Moth" on line 3. Choose another, such as 21.',
  "designs/019-koi.jpg → designs/moon-moth.jpg":
    '33:10 The image designs/moon-moth.jpg is already taken by design 12 "Moon Moth" on line 5. Choose another.',
});
testAnswers("ids and titles of sections are unique", "studio", {
  "title: Hygiene → title: tips!":
    '73:12 The title tips! is already taken by policy "Tips" on line 70. Choose another.',
  "question: How do I prepare? → question: which deposit do I pay":
    "46:17 The question which deposit do I pay is already taken by question 1 on line 44. Choose another.",
  "title: Tips → title: Prícing":
    '70:14 The title Prícing is already taken by policy "Pricing" on line 67. Choose another.',
  "title: Tips → title: '!?'":
    "70:14 Expected at least one letter or digit, as it becomes an address in the page.",
});

const NO_IMAGE =
  "image is required but missing. The photo, by its path below images/. Add a line such as: image: designs/moon-moth.jpg";
const ENTRY = "- id: 1\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut\n";

testAnswers("a whole file", "catalogue", {
  [`[]\n${ENTRY}`]: "2:1 No entry can follow []. Remove the [] above.",
  [`# ${ENTRY}`]: '2:3 Expected a list, found a map. Begin each entry with "- ".',
  [`${ENTRY}${ENTRY.replace("019-koi", "dragonfly")}- title: Boat\n  image: designs/honey-bee.jpg\n  status: soldOut\n`]:
    [
      '5:7 The id 1 is already taken by design 1 "Koi" on line 1. Choose another, such as 2.',
      "9:3 id is required but missing. Its number, which no other entry has. Add a line such as: id: 12",
    ],
  "- { id: 1, title: A, status: soldOut }\n- { id: 2, title: B, status: soldOut, scan: false }\n": [
    `1:3 ${NO_IMAGE}`,
    `2:3 ${NO_IMAGE}`,
  ],
  "": "1:1 The file is empty. Write [] until it has an entry.",
  "designs:\n  - id: 1\n": '1:1 Expected a list, found a map. Begin each entry with "- ".',
});
testAnswers("a whole file", "portfolio", {
  "works: []\nstudio: []\n  - src: studio/1.jpg\n    alt: Bed\n":
    "3:3 No entry can follow []. Remove the [] above.",
});
testAnswers("a whole file", "studio", {
  "Slow Dot\n":
    '1:1 Expected a map with the keys name, url, tagline, description, locale, currency, units, copyrightYear, brand, social, contact, location, analytics, repository, branch, protection, tryOn, books, booking, designs, about, policies, care, found the text "Slow Dot".',
});

test.for([
  ["catalogue", 'alt: A worker → "a\\n::b": A worker', 'design 14 "Honey Bee" › a ::b'],
  ["catalogue", "id: 14\n  title → title", 'entry 2 "Honey Bee" › id'],
  ["catalogue", "- id: 12 → - just text\n\n- id: 12", "entry 1"],
  ["catalogue", "  status: soldOut → - status: soldOut", 'design 19 "Koi" › status'],
  ["catalogue", 'Koi\n  image: designs → " "\n  image: designs', "design 19 › title"],
  ["portfolio", "isDoodle: true → isDoodle: yes", 'work 5 "stagBeetle" › isDoodle'],
  ["studio", "Sleep, eat, → Sleep [well](/x/),", "question 2 › answer"],
  ["studio", "body: Never expected. → body:", 'policy "Tips" › body'],
  ["studio", "[machine-free, → [1,", "about › handPoked › names › 1"],
  ["studio", "Slow Dot\n", "the whole file"],
  ["catalogue", "[\n", "an empty line"],
] as const)("in %s.yaml, %j is a problem of %s", ([name, edit, subject]) => {
  expect(problemsOf(name, edit)).toMatchObject([{ subject }]);
});

test("no-break spaces alone on a line are a line of their own", () => {
  const catalogue = FILES.catalogue.replace(/size: .*/, "size:\n    \n\u00a0\u00a0\n-: 2 x 4 1/4");
  expect(problemsOf("catalogue", catalogue)).toMatchObject([{ line: 12, column: 1 }]);
});

test("corners that contain themselves are refused", () => {
  const [problem] = problemsOf(
    "catalogue",
    "  title: Honey Bee → title: Honey Bee\n  corners: &loop [*loop]".replace("→ title", "→   title"),
  );
  expect(problem?.message).toMatch(/^Expected /);
});
