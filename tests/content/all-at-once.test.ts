/** Mistakes of every kind in all three files: one run reports each at its place. */
import { expect, test } from "vitest";
import { loadContent } from "#content/load-content.ts";
import { sortProblems } from "#content/problem.ts";
import { formatProblems } from "#content/report-problems.ts";
import { applyEach, FILES, makeSite } from "./site.ts";

/** A replacement; ‸ marks where its problem is to be reported. */
type Edit = [from: string, to: string];

const DESIGN_EDITS: Edit[] = [
  ["id: 1\n", "id: ‸one\n"],
  ["id: 2\n", "id: ‸'2'\n"],
  ["id: 3\n", "id: ‸3.5\n"],
  ["id: 4\n", "id: ‸-4\n"],
  ["id: 5\n", "id: ‸40\n"],
  ["title: Title 6", "title:‸"],
  ["title: Title 7", "title: ‸''"],
  ["title: Title 8", "title: ‸#8 Moth"],
  ["title: Title 9", "title: ‸9"],
  ["id: 10\n  title: Title 10", "‸id: 10"],
  ["title: Title 11", "‸tilte: Title 11"],
  ["designs/moon-moth.jpg", "‸designs/moon-mouth.jpg"],
  ["designs/moon-moth.jpg", "‸designs/Moon-Moth.JPG"],
  ["designs/moon-moth.jpg", "‸../images/designs/moon-moth.jpg"],
  ["designs/moon-moth.jpg", "‸images/designs/moon-moth.jpg"],
  ["designs/moon-moth.jpg", "‸designs"],
  ["designs/moon-moth.jpg", "‸https://slowdot.example/moth.jpg"],
  ["size: H 5", "size: ‸5"],
  ["size: H 5", "size: { type: range, dimension: ‸D, from: 2 }"],
  ["size: H 5", "size: { type: range, dimension: W, from: 5, to: ‸4 }"],
  ["hours: '4-5'", "hours: ‸+3"],
  ["price: $100", "price: ‸[100]"],
  ["isColor: false", "isColor: ‸no"],
  ["isColor: false", "isColor: ‸0"],
  ["price: $100", "price: $100\n  status: ‸sold-out"],
  ["- Repeatable", "- ‸Reapeatable"],
  ["- Repeatable", "- Repeatable\n    - ‸Repeatable"],
  ["tags:\n    - Repeatable", "tags: ‸Repeatable"],
  ["tags:\n    - Repeatable", "‸artist: me"],
];

const STUDIO_EDITS: Edit[] = [
  ["url: https://slowdot.example", "url: ‸slowdot"],
  ["copyrightYear: 2025", "copyrightYear: ‸'2025'"],
  ["email: hello@slowdot.example", "email: ‸hello"],
  ["postalCode: '97214'", "postalCode: ‸97214"],
  ["latitude: 45.5152", "latitude: ‸north"],
  ["calLink: slow-dot/session", "calLink:‸"],
  ["layout: month_view", "layout: ‸month"],
  ["answer: Sleep, eat, drink water.", "‸anwser: Sleep, eat, drink water."],
  ["title: Tips", "title: ‸Pricing"],
];

const PORTFOLIO_EDITS: Edit[] = [
  ["id: 5", "id: ‸3"],
  ["title: fern", "title: ‸Fern Frond"],
  ["isDoodle: true", "isDoodle: ‸yes"],
  ["\n    alt: Oak shelf", ""],
  ["src: studio/5.jpg", "‸src: studio/5.jpg"],
  ["src: studio/portrait.jpg", "src: ‸portrait.jpg"],
];

test("more than forty mistakes are each named once, at their line and column", () => {
  const designs = DESIGN_EDITS.map((edit, index) => applyEach(designText(index + 1), [edit]));
  const marked = {
    catalogue: [...designs, designText(40), "- ‸just text\n"].join("\n"),
    portfolio: applyEach(FILES.portfolio, PORTFOLIO_EDITS),
    studio: applyEach(FILES.studio, STUDIO_EDITS),
  };
  // The place of an id that is taken is that of the later entry.
  marked.catalogue = marked.catalogue
    .replace("‸40", "40")
    .replace("id: 40\n  title: Title 40", "id: ‸40\n  title: Title 40");
  const places = Object.entries(marked).flatMap(([name, text]) => findMarks(`${name}.yaml`, text));
  const files = Object.entries(marked).map(([name, text]) => [name, text.replaceAll("‸", "")]);

  const { content, problems } = loadContent(makeSite(Object.fromEntries(files)));

  expect(places.length).toBeGreaterThan(40);
  expect(sortProblems(problems).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(places);
  expect(content).toBeUndefined();
  expect(formatProblems(problems)).not.toMatch(/undefined|\[object|Invalid|NaN|^\s+at /m);
});

function designText(id: number): string {
  return `- id: ${id}
  title: Title ${id}
  image: designs/moon-moth.jpg
  imageDescription: A text.
  size: H 5
  hours: '4-5'
  price: $100
  isColor: false
  tags:
    - Repeatable
`;
}

/** `file:line:column` of each mark, counted without the marks before it in its line. */
function findMarks(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const columns = [...line.matchAll(/‸/g)].map((mark, earlier) => mark.index - earlier + 1);
    return columns.map((column) => `${file}:${index + 1}:${column}`);
  });
}
