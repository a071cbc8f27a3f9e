/** Messages about links, pictures and HTML in texts. */
import { expect, test } from "vitest";
import { check, mistakes, reportOf } from "./site.ts";

const SENTENCE = "The shop minimum is $150.";

/** Puts a text into the policy "Pricing". */
const inPolicy = (text: string, ...problems: string[]) => [SENTENCE, text, ...problems];

const PAGES =
  "Its pages: /, /about/, /booking/, /contact/, /designs/, /info/, and /design/ with the id of a design.";
const ADDRESS =
  "69:9 Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found";
const OPEN = "This link is never closed. Write ) after its address, which has no spaces: [words](/designs/)";

// biome-ignore format: a row a line
mistakes("links that work", {
  studio: [
    inPolicy("[a](/) [b](/designs/) [c](/designs) [d](/info/#tips) [e](/info#tips) [f](#pricing) [g](#)"),
    inPolicy("[a](/#tattoos) [b](/#work-3) [c](/#doodles) [d](/#work-5) [e](/info/#hygiene) [f](/info/#care)"),
    inPolicy("[a](/design/12/) [b](/design/19) [c](/booking/?design=12) [d](/feed.xml)"),
    inPolicy("[a](/designs/?q=%23moth) [b](/designs?q=a%3Fb%2F#) [c](/info/?from=%23tips#pricing) [d](/info/#prici%6Eg) [e](/info/?a=1&b=?)"),
    inPolicy("[a](tel:+15035550199) [b](TEL:503-555-0199) [c](mailto:me@dots.example?subject=Hi) [d](https://dots.example)"),
    inPolicy("<https://dots.example> <me@dots.example> www.dots.example https://dots.example me@dots.example"),
    inPolicy("[a][1] [1] [a](/info/ 'A title') ![A tray](studio/1.jpg 'A title') ![A tray][2]\n\n        [1]: /designs/\n        [2]: <studio/2.jpg>"),
  ],
});

// biome-ignore format: a row a line
mistakes("a broken link is found at the link itself, in each text, however it is written", {
  studio: [
    ["intro: |\n    Please read the FAQ below.", "intro: >\n    See the\n    **[FAQ](#fqa)** or\n    [Info](/inof/).",
      "43:7 The page /booking/ has no section #fqa. Its sections: #faq-which-deposit-do-i-pay, #faq-how-do-i-prepare.",
      `44:5 This site has no page /inof/. ${PAGES}`],
    ["Sleep, eat, drink water.", '"Sleep, or [\\"rest\\"](/abuot/)"', `47:15 This site has no page /abuot/. ${PAGES}`],
    ["needles came curatorial studies.\n\n", "[needles]\n    [1] came.\n\n    [1]: /design/13/\n\n", `56:5 This site has no page /design/13/. ${PAGES}`],
    inPolicy("All [prices](/pricing) and [prices](/designs/) are [fixed](/info#prcing).",
      `69:13 This site has no page /pricing/. ${PAGES}`, "69:60 The page /info/ has no section #prcing. Did you mean /info#pricing?"),
    inPolicy("[x](#prcing)", "69:9 The page /info/ has no section #prcing. Did you mean #pricing?"),
    inPolicy("[x](/designs/#moths)", "69:9 The page /designs/ has no section #moths. Its sections: none."),
    inPolicy("[x](/info/?q=%23#moths)", "69:9 The page /info/ has no section #moths. Its sections: #pricing, #tips, #hygiene, #care."),
    inPolicy("[x](/info%23tips)", `69:9 This site has no page /info%23tips/. ${PAGES}`),
    inPolicy("[x](?q=moth)", `${ADDRESS} ?q=moth.`),
    inPolicy("[x]()", `${ADDRESS} nothing.`),
    ...["/Designs/", "/desing/12/"].map((path) => inPolicy(`[x](${path})`, `69:9 This site has no page ${path}. ${PAGES}`)),
  ],
});

mistakes("an address is complete, runs no script, and has a scheme that browsers and phones know", {
  studio: [
    ...["javascript:alert(1)", "www.dots.example", "me@dots.example", "+1-503-555-0199", "../info.html"],
    ...["//dots.example", "http:dots.example", "https://", "mailto:me", "tel:me"],
  ]
    .map((address) => inPolicy(`[x](${address})`, `${ADDRESS} ${address}.`))
    .concat([
      inPolicy("<ftp://dots.example>", `${ADDRESS} ftp://dots.example.`),
      inPolicy("[x][1]\n\n        [1]: vbscript:x", `${ADDRESS.replace("69", "71")} vbscript:x.`),
    ]),
});

// biome-ignore format: a row a line
mistakes("a picture is a file below images/, and everything else is Markdown", {
  studio: [
    inPolicy("![A tray](studio/11.jpg)", "69:9 No file images/studio/11.jpg. Put the file there, or correct the path."),
    inPolicy("![A tray](/images/studio/1.jpg)", "69:9 Expected the path as it is below images/, found /images/studio/1.jpg. Did you mean studio/1.jpg?"),
    inPolicy("![A tray]()", "69:9 The picture has no path. Write it between the brackets: ![what it shows](studio/1.jpg)"),
    inPolicy('By <b class="x">card</b>.', '69:12 Expected Markdown, found the HTML <b class="x">. Write [words](/designs/) for a link, **words** for bold type, \\< for the character itself.'),
    inPolicy("[Booking](/booking/", `69:17 ${OPEN}`),
    inPolicy("[a **b**](/info/ or ![c](studio/1.jpg and `](`.", `69:17 ${OPEN}`),
    inPolicy("\\[a\\](/info/"),
    inPolicy("Sleep, **eat.", "69:16 This ** is never closed. Write ** after the last bold word, too, or remove it."),
  ],
});

test("all but the links is checked while a file cannot be read, because it may contain their target", () => {
  const { problems } = check({
    catalogue: "- id: [",
    portfolio: [["isDoodle: true", "isDoodle: yes"]],
    studio: [[SENTENCE, "[x](/design/99/)"]],
  });
  expect(problems.map(({ file }) => file)).toEqual(["catalogue.yaml", "portfolio.yaml"]);
});

test("a picture in a text is used, and its name may have percent signs for spaces", () => {
  const studio: [string, string][] = [[SENTENCE, "![A tray](studio/my%20tray.jpg)"]];
  expect(reportOf(check({ studio }, ["studio/my tray.jpg"]))).toBe("\n0 problems.");
});
