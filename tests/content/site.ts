/** A small site in a temporary folder: correct until a test edits it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { formatProblems, type Problem, sortProblems } from "#content/problem.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";

type Name = "catalogue" | "portfolio" | "studio";

/** The new text (or bytes) of a file, or replacements, each for the first occurrence of its text. */
export type Edits = { [name in Name]?: string | Buffer | [from: string, to: string][] };

/** The printed report of everything wrong with the site so edited. */
export function report(edits: Edits): string {
  return reportOf(makeSite(edits));
}

/** What each edit of a file is told. An edit is `from → to`, or a whole text. */
type Answers = Record<string, string | string[]>;

/** A test for each edit: it is told `line:column message` of its problems. */
export function testAnswers(name: Name, answers: Answers): void {
  test.for(Object.entries(answers))("%s", ([edit, answer]) => {
    const found = problemsOf(name, edit).map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    );
    expect(found).toEqual([answer].flat().map((text) => `${name}.yaml:${text}`));
  });
}

/** The same of edits that differ in a value, which stands for `…` in `edit`. */
export function testValues(name: Name, edit: string, answers: Answers): void {
  const edits = Object.entries(answers).map(([value, answer]) => [edit.replace("…", () => value), answer]);
  testAnswers(name, Object.fromEntries(edits));
}

/** In their order. */
export function problemsOf(name: Name, edit: string): Problem[] {
  const [from = "", to] = edit.split(" → ");
  const edits: Edits = { [name]: to === undefined ? from : [[from, to]] };
  return sortProblems(loadContent(makeSite(edits)).problems);
}

export function reportOf(root: string): string {
  return formatProblems(loadContent(root).problems);
}

/** The folder of a new site, which is removed when the test ends. */
export function makeSite(edits: Edits = {}): string {
  const root = makeTemporaryFolder();
  for (const name of Object.keys(FILES) as Name[])
    write(root, `${name}.yaml`, apply(FILES[name], edits[name]));
  for (const photo of PHOTOS) write(root, `images/${photo}`, PHOTO);
  return root;
}

export function write(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function apply(text: string, edits: Edits[Name] = []): string | Buffer {
  return Array.isArray(edits) ? applyEach(text, edits) : edits;
}

/** Fails when a text is not there. */
export function applyEach(text: string, edits: readonly [from: string, to: string][]): string {
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`The sample has no text "${from}".`);
    return edited.replace(from, () => to);
  }, text);
}

/** A dark dot on white, which decoders read whatever the ending of the name says. */
const PHOTO = Buffer.from(
  "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCABAAEADASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAcGAQj/xAAiEAACAQQBBAMAAAAAAAAAAAABAgADBAURBxJBgZEhMXH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8Ap0REBERAREQEREBERA4zBVLMQFA2ST8CY3K8i42zrNSsqFS9KnRcN0Ifw6JPqOTcnVtMNRs6LFTeOQ5HdF1seSRJVAquL5Fxt3XWle29SzLHQcsHQfp+CPU2SsGUMpBUjYI+jPPEqvGWTq3mGrWdZixs3AQnsjb0PBBgbOIiAiIgYzk3GVbzDUbyipY2bkuB2RtbPggSVT0OyhlKsAVI0QfozG5XjrG3lZqtlXqWRY7KBetPA2CPcCVSq8ZYyrZ4ateVlKm8cFAe6LvR8kmMVx1jbOutW9r1L0qdhCvQh/R8k+5slUKoVQAoGgB9CB2IiAiIgIiICIiAiIgf/9k=",
  "base64",
);

const PHOTOS = [
  ...["moon-moth", "honey-bee", "019-koi", "dragonfly"].map((name) => `designs/${name}.jpg`),
  ...["fern", "stag-beetle"].map((name) => `portfolio/${name}.jpg`),
  ...["1", "2", "3", "4", "5", "6", "portrait"].map((name) => `studio/${name}.jpg`),
];

export const FILES: Record<Name, string> = {
  catalogue: `# The designs on offer.

- id: 12
  title: Moon Moth
  image: designs/moon-moth.jpg
  imageDescription: >-
    A luna moth under a thin new moon,
    drawn for a forearm.
  size: H 5
  hours: '4-5.5'
  price: $700
  isColor: false
  tags:
    - Size Adjustable
    - Repeatable

- id: 14
  title: Honey Bee
  image: designs/honey-bee.jpg
  imageDescription: A worker bee.
  size:
    type: range
    dimension: W
    from: 2
    to: 3.5
  hours: '+3'
  price: ''
  isColor: true
  alt: A worker bee over a piece of comb

- id: 19
  title: Koi
  image: designs/019-koi.jpg
  status: soldOut

- id: 20
  title: Dragonfly
  image: designs/dragonfly.jpg
  imageDescription: Four lace wings.
  size: 2 x 4 1/4
  hours: '1'
  price:
  isColor: false
`,
  portfolio: `works:
  - id: 3
    src: portfolio/fern.jpg
    title: fern
    isDoodle: false
    alt: A fern frond on the back of a calf

  - id: 5
    src: portfolio/stag-beetle.jpg
    title: stagBeetle
    isDoodle: true

studio:
  - src: studio/1.jpg
    alt: Treatment bed
  - src: studio/2.jpg
    alt: Wall of prints
  - src: studio/3.jpg
    alt: Steel tray
  - src: studio/4.jpg
    alt: Reception
  - src: studio/5.jpg
    alt: Oak shelf
  - src: studio/6.jpg
    alt: Window bench

portrait:
  src: studio/portrait.jpg
  alt: Two hands in black gloves
`,
  studio: `name: Slow Dot
url: https://slowdot.example
tagline: Hand-poked, one dot at a time
description: Machine-free dotwork tattoos.
copyrightYear: 2025

social:
  label: Instagram
  url: https://www.instagram.com/slowdot.example/

contact:
  email: hello@slowdot.example
  inquiriesEmail: inquiries@slowdot.example

location:
  street: 2140 Fernhollow Lane
  city: Portland
  region: OR
  postalCode: '97214'
  country: US
  latitude: 45.5152
  longitude: -122.6441
  parking: At the back
  hours: By appointment only
  map:
    embedUrl: https://www.openstreetmap.org/export/embed.html
    linkUrl: https://www.openstreetmap.org/

analytics:
  service: plausible
  domain: slowdot.example
  endpoint: https://plausible.io/api/event

booking:
  calLink: slow-dot/session
  namespace: session
  origin: https://app.cal.com
  config:
    layout: month_view
    hideEventTypeDetails: false
  intro: |
    Please read the FAQ below.
  faq:
    - question: Which deposit do I pay?
      answer: $20 for a doodle.
    - question: How do I prepare?
      answer: Sleep, eat, drink water.

about:
  heading: About the artist
  lead: I am a licensed tattoo artist.
  biography: |
    Before needles came curatorial studies.

    - a list: with a colon
    - "and quotes
  handPoked:
    names: [machine-free, acoustic]
    lead: A needle, a hand, and one dot after another.
    traits:
      - { label: Pace, value: slower }

policies:
  atAGlance:
    - { label: Shop minimum, value: $150 }
  sections:
    - title: Pricing
      body: |
        The shop minimum is $150.
    - title: Tips
      body: Never expected.
care:
  - title: Hygiene
    body: Needles are used once.
`,
};
