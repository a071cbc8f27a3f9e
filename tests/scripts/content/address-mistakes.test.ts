/** Messages about addresses, and about texts with a fixed format. */
import { expect, test } from "vitest";
import { check, mistakes } from "./site.ts";

test.each([
  ["anna/slow-dot", "anna/slow-dot"],
  ["https://www.github.com/Anna/anna.github.io/", "Anna/anna.github.io"],
  ["github.com/anna/slow-dot", "anna/slow-dot"],
  ["https://github.com/anna/anna.github.io.git", "anna/anna.github.io"],
  ["git@github.com:anna/slow-dot.git", "anna/slow-dot"],
  ["ssh://git@github.com/anna/slow-dot.git", "anna/slow-dot"],
  ["false", false],
])("the repository %s is %s", (written, repository) => {
  const { problems, content } = check({ studio: [["social:\n", `repository: ${written}\nsocial:\n`]] });
  expect(problems).toEqual([]);
  expect(content?.studio).toMatchObject({ repository });
});

// biome-ignore format: a row a line
mistakes("a text with a fixed format is shown an example", {
  studio: [
    ["hello@slowdot.example", "hello at slowdot.example", '12:10 Expected an e-mail address such as hello@slowdot.example, found the text "hello at slowdot.example".'],
    ["url: https://slowdot.example", "url: slowdot.example", '2:6 Expected a web address such as https://slowdot.example, found the text "slowdot.example".'],
    ["url: https://slowdot.example", "url: https://ann.example/tattoo/", "2:6 Expected the address without a folder, such as https://slowdot.example. For a site in a folder, build it with BASE_URL=/folder/."],
    ["namespace: session", "namespace: my session", "36:14 Expected one word. Write it without spaces, such as session."],
    ["https://app.cal.com", "javascript:alert(1)", '37:11 Expected a web address such as https://app.cal.com, found the text "javascript:alert(1)".'],
    ["https://plausible.io", "http://plausible.io", "32:13 Expected an address with https:, as browsers load nothing else into a page that has it. Write https: in place of http:"],
    ...["slow-dot", "https://github.com/anna", "anna.github.io", "https://gitlab.com/anna/slow-dot", "https://github.com/anna/slow-dot/tree/main"].map((repository) => [
      "social:\n", `repository: ${repository}\nsocial:\n`, `7:13 Expected owner and name of a repository on GitHub, such as anna/slow-dot, or false, found the text "${repository}".`,
    ]),
  ],
});

const withLinks = (count: number) =>
  Array.from({ length: count }, (_, index) => `  - { label: L${index}, url: https://a.example/${index} }\n`);
const LINK = "  label: Instagram\n  url: https://www.instagram.com/slowdot.example/\n";
const withForm = (form: string, ...problems: string[]) => [
  "  inquiriesEmail:",
  `  form: { ${form} }\n  inquiriesEmail:`,
  ...problems,
];

// biome-ignore format: a row a line
mistakes("links lead to pages, mails or calls, and are at most six; a form is sent to https:", {
  studio: [
    [LINK, withLinks(6).join("")],
    [LINK, withLinks(7).join(""), "8:3 Expected at most 6 links, found 7. Remove the others."],
    ...["mailto:a@b.example", "tel:+12185550100", "http://a.example/"].map((url) => [LINK, `  - { label: A, url: '${url}' }\n`]),
    [LINK, "  - { label: A, url: 'javascript:alert(1)' }\n", '8:22 Expected an address that begins with https://, mailto: or tel:, found the text "javascript:alert(1)".'],
    [LINK, "  label: A\n  url: 'mailto:'\n", '9:8 Expected an address that begins with https://, mailto: or tel:, found the text "mailto:".'],
    [LINK, "  - label: A\n", "8:5 url is required but missing. Where it leads. Add a line such as: url: https://www.instagram.com/slowdot.example/"],
    [LINK, "  Instagram\n", '8:3 Expected a link with the keys label and url, or a list of links, found the text "Instagram".'],
    withForm("action: https://forms.example/f, fields: { access_key: 1a2b }, photos: true"),
    withForm("action: http://forms.example/f", "13:19 Expected an address with https:, as browsers load nothing else into a page that has it. Write https: in place of http:"),
    withForm("action: https://forms.example/f, fields: { key: false }", "13:59 Expected text, found false. Put quotes around it."),
    withForm("action: https://forms.example/f, fields: key", '13:52 Expected names and values, such as access_key: 1a2b3c, found the text "key".'),
    withForm("action: https://forms.example/f, action: https://forms.example/g", '13:44 This key is already on a line above. Remove one, or write "- " before it if an entry begins here.'),
    ["care:\n", "reviews:\n  - by: Mia\ncare:\n", "73:5 text is required but missing. What somebody says. Add a line such as: text: She made me laugh for four hours."],
  ],
});

mistakes("a host has no character with a meaning in a policy", {
  studio: ['a"b.example', "a;sandbox", "*"].map((host) => [
    "https://app.cal.com",
    `'https://${host}/'`,
    `37:11 Expected letters, digits and hyphens between dots, such as app.cal.com, found the host ${host}. Copy the address again.`,
  ]),
});

const CAL = "belongs to provider: cal. Write that, or begin its lines with #.";

// biome-ignore format: a row a line
mistakes("a key belongs to its provider, which is one of four", {
  studio: [
    ["  calLink:", "  provider: calendly\n  calLink:", '35:13 Expected one of cal, frame, link, mail, found the text "calendly". The calendar: Cal.com\'s, any page in a frame, a link to one, or only your e-mail.'],
    ["  calLink:", "  provider: mail\n  calLink:", `36:3 calLink ${CAL}`, `37:3 namespace ${CAL}`, `38:3 origin ${CAL}`, `39:3 config ${CAL}`],
    ["  calLink: slow-dot/session\n", "", "35:3 calLink is required but missing. The booking address after its origin; without one, write provider: mail. Add a line such as: calLink: slow-dot/session"],
  ],
});

mistakes("calLink is no web address", {
  studio: [
    "https://cal.com/slow-dot/session",
    "slow dot/session",
    "slow-dot/%2E%2e/session",
    "slow-dot/a?b=c",
  ].map((link) => [
    "slow-dot/session",
    link,
    `35:12 Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "${link}". Write only the names, such as slow-dot/session.`,
  ]),
});
