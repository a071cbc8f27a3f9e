/** Messages about links, pictures and HTML in texts. */
import { expect, test } from "vitest";
import { makeSite, reportOf, testAnswers, testValues, told, write } from "./site.ts";

const SENTENCE = "The shop minimum is $150.";

/** Puts a text into the policy "Pricing". */
const IN_POLICY = `${SENTENCE} → …`;

testValues("links that work", "studio", IN_POLICY, {
  "[a](/) [b](/designs/) [c](/designs) [d](/info/#tips) [e](/info#tips) [f](#pricing) [g](#)": [],
  "[a](/#tattoos) [b](/#work-3) [c](/#doodles) [d](/#work-5) [e](/info/#hygiene) [f](/info/#care)": [],
  "[a](/design/12/) [b](/design/19) [c](/booking/?design=12) [d](/feed.xml)": [],
  "[a](tel:+15035550199) [b](TEL:503-555-0199) [c](mailto:me@dots.example?subject=Hi) [d](https://dots.example)":
    [],
  "<https://dots.example> <me@dots.example> www.dots.example https://dots.example me@dots.example": [],
  "[a][1] [1] [a](/info/ 'A title') ![A tray](studio/1.jpg 'A title') ![A tray][2]\n\n        [1]: /designs/\n        [2]: <studio/2.jpg>":
    [],
});

const PAGES =
  "Its pages: /, /about/, /booking/, /contact/, /designs/, /info/, and /design/ with the id of a design.";

testAnswers("a broken link is found at the link itself, in each text, however it is written", "studio", {
  "intro: |\n    Please read the FAQ below. → intro: >\n    See the\n    **[FAQ](#fqa)** or\n    [Info](/inof/).":
    [
      "43:7 The page /booking/ has no section #fqa. Its sections: #faq-which-deposit-do-i-pay, #faq-how-do-i-prepare.",
      `44:5 This site has no page /inof/. ${PAGES}`,
    ],
  'Sleep, eat, drink water. → "Sleep, or [\\"rest\\"](/abuot/)"': `47:15 This site has no page /abuot/. ${PAGES}`,
  "needles came curatorial studies.\n\n → [needles]\n    [1] came.\n\n    [1]: /design/13/\n\n": `56:5 This site has no page /design/13/. ${PAGES}`,
  [`${SENTENCE} → All [prices](/pricing) and [prices](/designs/) are [fixed](/info#prcing).`]: [
    `69:13 This site has no page /pricing/. ${PAGES}`,
    "69:60 The page /info/ has no section #prcing. Did you mean /info#pricing?",
  ],
});

const ADDRESS =
  "Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found";

testValues(
  "a broken link names the section that may be meant, or those that are there",
  "studio",
  IN_POLICY,
  {
    "[x](#prcing)": "69:9 The page /info/ has no section #prcing. Did you mean #pricing?",
    "[x](/info/?a=1#prcing)": "69:9 The page /info/ has no section #prcing. Did you mean /info/?a=1#pricing?",
    "[x](/designs/#moths)": "69:9 The page /designs/ has no section #moths. Its sections: none.",
    "[x]()": `69:9 ${ADDRESS} nothing.`,
  },
);

testValues(
  "a link cannot run scripts, and begins with a scheme that browsers and phones know",
  "studio",
  IN_POLICY,
  {
    "[x](javascript:alert(1))": `69:9 ${ADDRESS} javascript:alert(1).`,
    "[x](www.dots.example)": `69:9 ${ADDRESS} www.dots.example.`,
    "[x](me@dots.example)": `69:9 ${ADDRESS} me@dots.example.`,
    "[x](+1-503-555-0199)": `69:9 ${ADDRESS} +1-503-555-0199.`,
    "<ftp://dots.example>": `69:9 ${ADDRESS} ftp://dots.example.`,
    "[x][1]\n\n        [1]: vbscript:x": `71:9 ${ADDRESS} vbscript:x.`,
  },
);

testValues("an address leads to a page, or is complete", "studio", IN_POLICY.replace("…", "[x](…)"), {
  ...told(["/Designs/", "/desing/12/", "/designs/99/"], `69:9 This site has no page …. ${PAGES}`),
  ...told(
    ["../info.html", "//dots.example", "http:dots.example", "https://", "mailto:me", "tel:me", "555"],
    `69:9 ${ADDRESS} ….`,
  ),
});

test("all but the links is checked while a file cannot be read, because it may contain their target", () => {
  const portfolio: [string, string][] = [["isDoodle: true", "isDoodle: yes"]];
  const root = makeSite({ catalogue: "- id: [", portfolio, studio: [[SENTENCE, "[x](/design/99/)"]] });
  expect(reportOf(root)).toMatch(
    /^catalogue\.yaml:1:8 .*\n.*\nportfolio\.yaml:11:15 .*\n.*\n\n2 problems\.$/,
  );
});

testValues("a picture is a file below images/, with a path", "studio", IN_POLICY, {
  "![A tray](studio/11.jpg)": "69:9 No file images/studio/11.jpg. Put the file there, or correct the path.",
  "![A tray](/images/studio/1.jpg)":
    "69:9 Expected the path as it is below images/, found /images/studio/1.jpg. Did you mean studio/1.jpg?",
  "![A tray](https://dots.example/1.jpg)":
    "69:9 Expected a path below images/, found https://dots.example/1.jpg. Put the photo into images/ and write its path there.",
  "![A tray]()":
    "69:9 The picture has no path. Write it between the brackets: ![what it shows](studio/1.jpg)",
});

test("a picture in a text is used, and its name may have percent signs for spaces", () => {
  const root = makeSite({ studio: [[SENTENCE, "![A tray](studio/my%20tray.jpg)"]] });
  write(root, "images/studio/my tray.jpg", "a photo");
  expect(reportOf(root)).toBe("\n0 problems.");
});

const OPEN = "This link is never closed. Write ) after its address, which has no spaces: [words](/designs/)";

testValues("HTML, an open ** and an open link are not Markdown", "studio", IN_POLICY, {
  'By <b class="x">card</b>.':
    '69:12 Expected Markdown, found the HTML <b class="x">. Write [words](/designs/) for a link, **words** for bold type, \\< for the character itself.',
  "[Booking](/booking/": `69:17 ${OPEN}`,
  "[a **b**](/info/ or ![c](studio/1.jpg and `](`.": `69:17 ${OPEN}`,
  "\\[a\\](/info/": [],
  "Sleep, **eat.": "69:16 This ** is never closed. Write ** after the last bold word, too, or remove it.",
});
