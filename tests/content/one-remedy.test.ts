/** Slips whose first sign is elsewhere, or says something else: each is answered by the one thing to do. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { type Edits, FILES, makeSite } from "./site.ts";

const ENTRY = "- id: 1\n  title: Koi\n  image: designs/019-koi.jpg\n  status: soldOut\n";
const MAIL = "  email: hello@slowdot.example\n  inquiriesEmail: inquiries@slowdot.example\n";
const SOCIAL = "  label: Instagram\n  url: https://www.instagram.com/slowdot.example/\n";
const flush = (lines: string) => lines.replace(/^ {2}/gm, "");
const withAnswer = (answer: string): Edits => ({ studio: [["Sleep, eat, drink water.", answer]] });
const withOrigin = (origin: string): Edits => ({ studio: [["https://app.cal.com", `'${origin}'`]] });
const HOST = "Expected letters, digits and hyphens between dots, such as app.cal.com, found the host";
const HIDDEN = 'hides the beginning of an entry, "- id: 1". Remove it.';

test.each<[string, Edits, string]>([
  ["an entry below []", { catalogue: `[]\n${ENTRY}` }, "2:1 Replace the [] on line 1 with the entry."],
  ["an entry above []", { catalogue: `${ENTRY}[]\n` }, "5:1 The list has entries, so this [] is wrong."],
  ["an empty file", { catalogue: "" }, "1:1 The file is empty. Write [] until it has an entry."],
  ["a first line left as a comment", { catalogue: `# ${ENTRY}` }, `2:3 The # on line 1 ${HIDDEN}`],
  ["the same above others", { catalogue: `# ${ENTRY}\n- id: 2\n` }, `6:1 The # on line 1 ${HIDDEN}`],
  ["//", { catalogue: [["- id: 14", "// bee\n- id: 14"]] }, "17:1 A note begins with #, not with //."],
  ["// and a colon", { studio: [["tagline:", "// note: x\ntagline:"]] }, "3:1 A note begins with #"],
  ["a text alone", { catalogue: [["- id: 14", "My bees\n- id: 14"]] }, '17:1 Expected "key: value".'],
  ["social: not indented", { studio: [[SOCIAL, flush(SOCIAL)]] }, "8:1 This belongs to social: above."],
  ["contact: not indented", { studio: [[MAIL, flush(MAIL)]] }, "12:1 This belongs to contact: above."],
  [
    "corners as a text",
    { catalogue: [["isColor: true", "isColor: true\n  corners: 17,19 85,20 90,80 10,82"]] },
    "29:12 Write it like this: corners: [[17, 19], [85, 20], [90, 80], [10, 82]]",
  ],
  [
    "a figure nobody wrote",
    withAnswer("Pay {deposit}."),
    "47:19 Write deposits: or payments: below booking:",
  ],
  [
    "a figure misspelled",
    withAnswer("Pay {deposit}.\n  deposits: [{ amount: $50 }]"),
    "47:19 Did you mean {deposits}?",
  ],
  ["** without an end", withAnswer("Sleep, **eat."), "47:22 The ** here has no other end."],
  ['the host a"b.example', withOrigin('https://a"b.example/'), `37:11 ${HOST} a"b.example.`],
  ["the host a;sandbox", withOrigin("https://a;sandbox/"), `37:11 ${HOST} a;sandbox.`],
  ["the host *", withOrigin("https://*/"), `37:11 ${HOST} *.`],
  ["the host app.cal,com", withOrigin("https://app.cal,com"), `37:11 ${HOST} app.cal,com.`],
])("%s", (_, edits, expected) => {
  const { problems } = loadContent(makeSite(edits));
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toHaveLength(1);
  const [place = "", ...words] = expected.split(" ");
  expect(problems[0]).toMatchObject({ message: expect.stringContaining(words.join(" ")) });
  expect(`${problems[0]?.line}:${problems[0]?.column}`).toBe(place);
});

test("a photo that is gone suggests none that another entry uses", () => {
  const catalogue = FILES.catalogue.replace("designs/moon-moth.jpg", "designs/019-koy.jpg");
  const messages = (text: string) =>
    loadContent(makeSite({ catalogue: text })).problems.map(({ message }) => message);
  expect(messages(catalogue)).toEqual([
    "No file images/designs/019-koy.jpg. Put the file there, or correct the path.",
  ]);
  expect(messages(catalogue.replace("designs/019-koi.jpg", "designs/dragonfly.jpg"))).toEqual([
    "No file images/designs/019-koy.jpg. Did you mean images/designs/019-koi.jpg?",
  ]);
});
