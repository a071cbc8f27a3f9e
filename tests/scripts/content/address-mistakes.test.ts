/** Messages about addresses, and about texts with a fixed format. */
import { testAnswers, testValues, told } from "./site.ts";

testAnswers("a text with a fixed format is shown an example", "studio", {
  "hello@slowdot.example → hello at slowdot.example":
    '12:10 Expected an e-mail address such as hello@slowdot.example, found the text "hello at slowdot.example".',
  "url: https://slowdot.example → url: slowdot.example":
    '2:6 Expected a web address such as https://slowdot.example, found the text "slowdot.example".',
  "url: https://slowdot.example → url: https://ann.example/tattoo/":
    "2:6 Expected the address without a folder, such as https://slowdot.example. For a site in a folder, build it with BASE_URL=/folder/.",
  "namespace: session → namespace: my session":
    "36:14 Expected one word. Write it without spaces, such as session.",
  "origin: https://app.cal.com → origin: javascript:alert(1)":
    '37:11 Expected a web address such as https://app.cal.com, found the text "javascript:alert(1)".',
});

testValues("a repository is an owner and a name", "studio", "social:\n → repository: …\nsocial:\n", {
  "anna/slow-dot.example": [],
  "slow-dot":
    '7:13 Expected owner and name of a repository on GitHub, such as anna/slow-dot, found the text "slow-dot".',
  "https://github.com/anna/slow-dot.git":
    '7:13 Expected owner and name of a repository on GitHub, such as anna/slow-dot, found the text "https://github.com/anna/slow-dot.git".',
});

testAnswers("everything that a page loads uses https", "studio", {
  "https://plausible.io → http://plausible.io":
    "32:13 Expected an address with https:, as browsers load nothing else into a page that has it. Write https: in place of http:",
});

/** Characters that have a meaning in a policy or an address. */
const hosts = ['a"b.example', "a;sandbox", "*", "app.cal,com"];
testValues(
  "a host cannot extend a page's policy",
  "studio",
  "https://app.cal.com → 'https://…/'",
  told(
    hosts,
    "37:11 Expected letters, digits and hyphens between dots, such as app.cal.com, found the host …. Copy the address again.",
  ),
);

testValues("the provider is one of four words", "studio", "  calLink: → …\n  calLink:", {
  "  provider: { toString: cal }":
    "35:13 Expected one of cal, frame, link, mail, found a map. The calendar: Cal.com's, any page in a frame, a link to one, or only your e-mail.",
  "  provider: calendly": `35:13 Expected one of cal, frame, link, mail, found the text "calendly". The calendar: Cal.com's, any page in a frame, a link to one, or only your e-mail.`,
});

const cal = "belongs to provider: cal. Write that, or begin its lines with #.";
testAnswers("a key of another provider names its own", "studio", {
  "  calLink: →   provider: mail\n  calLink:": [
    `36:3 calLink ${cal}`,
    `37:3 namespace ${cal}`,
    `38:3 origin ${cal}`,
    `39:3 config ${cal}`,
  ],
});

testAnswers("calLink is required, and is not a web address", "studio", {
  "  calLink: slow-dot/session\n → ":
    "35:3 calLink is required but missing. The booking address after its origin; the page cannot work without it. Add a line such as: calLink: slow-dot/session",
});
const links = [
  "https://cal.com/slow-dot/session",
  "slow dot/session",
  "//elsewhere.example/session",
  "slow-dot/%2E%2e/session",
  "slow-dot/session?month=2026-11",
];
testValues(
  "calLink is required, and is not a web address",
  "studio",
  "slow-dot/session → …",
  told(
    links,
    '35:12 Expected the names after the origin in the booking address, between single slashes, without \\, .. or a query, found the text "…". Write only the names, such as slow-dot/session.',
  ),
);
