/** A new entry at the end of the catalogue, and nothing else changed. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatProblems } from "#content/report-problems.ts";
import { type Appended, appendEntry } from "../../scripts/add/append-entry.ts";
import { FILES } from "../content/site.ts";
import { STUDIO } from "../fixtures/studio.ts";

const BOAT = {
  title: "Paper Boat",
  image: "designs/paper-boat.jpg",
  imageDescription: "A folded boat.",
  size: "H 2.5",
  hours: "1-2",
  price: "$200",
  isColor: false,
};

function append(text: string, entry: Parameters<typeof appendEntry>[1] = BOAT): Appended {
  const appended = appendEntry(text, entry);
  if (Array.isArray(appended)) throw new Error(appended.map(({ message }) => message).join("\n"));
  return appended;
}

const problemsOf = (text: string, entry: Parameters<typeof appendEntry>[1] = BOAT) =>
  [appendEntry(text, entry)].flat().map((problem) => ("message" in problem ? problem.message : "none"));

describe("the entry", () => {
  test("has the keys in the order of the file, the next free number, and quotes where YAML needs them", () => {
    const entry = { ...BOAT, title: "Boat: #2", hours: "+3", price: "", tags: ["Repeatable" as const] };
    expect(append(FILES.catalogue, entry)).toMatchInlineSnapshot(`
      {
        "addition": "
      - id: 21
        title: 'Boat: #2'
        image: designs/paper-boat.jpg
        imageDescription: A folded boat.
        size: H 2.5
        hours: '+3'
        price: ''
        isColor: false
        tags:
          - Repeatable
      ",
        "id": 21,
        "line": 45,
      }
    `);
  });

  test("folds a long text", () => {
    const imageDescription = "A folded boat on one dotted wave. ".repeat(5).trim();
    expect(append(FILES.catalogue, { ...BOAT, imageDescription }).addition).toMatchInlineSnapshot(`
      "
      - id: 21
        title: Paper Boat
        image: designs/paper-boat.jpg
        imageDescription: >-
          A folded boat on one dotted wave. A folded boat on one dotted wave. A folded boat on one dotted
          wave. A folded boat on one dotted wave. A folded boat on one dotted wave.
        size: H 2.5
        hours: '1-2'
        price: $200
        isColor: false
      "
    `);
  });

  test("takes the number that is wanted, unless it is taken", () => {
    expect(append(FILES.catalogue, { ...BOAT, id: 13 }).id).toBe(13);
    expect(problemsOf(FILES.catalogue, { ...BOAT, id: 12 })).toEqual([
      'The id 12 is taken by design 12 "Moon Moth" in line 3. Take another, such as 21.',
    ]);
  });

  test("is found at its line", () => {
    const { addition, line } = append(FILES.catalogue);
    expect((FILES.catalogue + addition).split("\n")[line - 1]).toBe("- id: 21");
  });
});

describe("the place", () => {
  test("is after an empty line in a catalogue that somebody has written", () => {
    const text = readFileSync(`${STUDIO}/catalogue.yaml`, "utf8");
    expect(append(text).addition).toMatch(/^\n- id: \d+\n {2}title: Paper Boat\n/);
  });

  test("is a line of its own when the file ends without a line break", () => {
    expect(append(FILES.catalogue.trimEnd()).addition).toMatch(/^\n\n- id/);
  });

  test("has no second empty line", () => {
    expect(append(`${FILES.catalogue}\n`).addition).toMatch(/^- id/);
  });

  test("is below a last comment", () => {
    expect(append(`${FILES.catalogue}# the end\n`).addition).toMatch(/^\n- id/);
  });

  test("has no empty line where the others have none", () => {
    expect(append(FILES.catalogue.replaceAll("\n\n", "\n")).addition).toMatch(/^- id/);
  });

  test("has the line breaks and the indentation of the file", () => {
    const indented = FILES.catalogue.replace(/^(?=.)/gm, "    ").replaceAll("\n", "\r\n");
    const { addition } = append(indented);
    expect(addition).toMatch(/^\r\n {4}- id: 21\r\n {6}title/);
    expect(addition.replaceAll("\r\n", "")).not.toContain("\n");
  });

  test("is the only one when the artist has removed every sample", () => {
    expect(append("# My designs\n")).toMatchObject({ id: 1, line: 2 });
    expect(append("").addition).toMatch(/^- id: 1\n/);
  });
});

describe("refused", () => {
  test("with the problems of a catalogue that is not right", () => {
    expect(problemsOf(FILES.catalogue.replace("isColor: true", "isColor: yes"))).toEqual([
      'Expected true or false, found the text "yes". Write isColor: true.',
    ]);
  });

  const refusal = (text: string, entry?: Parameters<typeof appendEntry>[1]) => {
    const appended = appendEntry(text, entry ?? BOAT);
    return Array.isArray(appended) ? formatProblems(appended) : "none";
  };

  test("with a number that is taken, at the line of the design that has it", () => {
    expect(refusal(FILES.catalogue, { ...BOAT, id: 14 })).toMatchInlineSnapshot(`
      "catalogue.yaml:17:7  design 14 "Honey Bee" › id
        The id 14 is taken by design 14 "Honey Bee" in line 17. Take another, such as 21.

      1 problem."
    `);
  });

  test.each([
    ["after the end of the document", `${FILES.catalogue}...\n# the end\n`, 45],
    [
      "below designs between brackets",
      "# My designs\n[{ id: 1, title: Koi, image: designs/019-koi.jpg, status: soldOut }]\n",
      2,
    ],
  ])("%s, at the last line", (_where, text, line) => {
    expect(refusal(text)).toBe(
      `catalogue.yaml:${line}:1  the whole file\n  No entry can be added below this line. Write it by hand, as the others are written.\n\n1 problem.`,
    );
  });
});
