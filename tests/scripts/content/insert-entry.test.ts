/** Inserting an entry into YAML changes no other line. */
import { expect, test } from "vitest";
import { addEntry } from "#content/edit.ts";
import { FILES } from "./site.ts";

/** Inserts `id: 9` into the text. */
const withNine = (text: string, key?: string) =>
  addEntry(key ? "portfolio.yaml" : "catalogue.yaml", text, { id: 9 }, key);

const CORNERS = [12, 8, 90, 10, 93, 95, 8, 92].flatMap((x, at, all) => (at % 2 ? [] : [[x, all[at + 1]]]));

test("quotes texts where YAML needs it, folds long ones, and keeps corners on one line", () => {
  const entry = {
    id: 9,
    title: "Boat: #2",
    hours: "4-5",
    price: "",
    alt: "A folded boat. ".repeat(9).trim(),
  };
  const text = addEntry("catalogue.yaml", FILES.catalogue, {
    ...entry,
    tags: ["Repeatable"],
    corners: CORNERS,
  });
  expect(text).toBe(`${FILES.catalogue}
- id: 9
  title: 'Boat: #2'
  hours: '4-5'
  price: ''
  alt: >-
    A folded boat. A folded boat. A folded boat. A folded boat. A folded boat. A folded boat. A
    folded boat. A folded boat. A folded boat.
  tags:
    - Repeatable
  corners: [[12, 8], [90, 10], [93, 95], [8, 92]]
`);
});

// biome-ignore format: a row a line
test.each([
  ["after an empty line if the others have one", "- id: 1\n\n- id: 2\n", "- id: 1\n\n- id: 2\n\n- id: 9\n"],
  ["without one where they have none", "- id: 1\n- id: 2\n", "- id: 1\n- id: 2\n- id: 9\n"],
  ["in a file that ends without a line break", "- id: 1", "- id: 1\n- id: 9\n"],
  ["with the indentation and the line breaks of the file", "  - id: 1\r\n", "  - id: 1\r\n  - id: 9\r\n"],
  ["above a comment that ends the file", "- id: 1\n\n# the end\n", "- id: 1\n- id: 9\n\n# the end\n"],
  ["below a comment in the entry", "- id: 1\n  # why\n# end\n", "- id: 1\n  # why\n- id: 9\n# end\n"],
  ["after a text of several lines", "- id: 1\n  a: >-\n    b\n    # c\n", "- id: 1\n  a: >-\n    b\n    # c\n- id: 9\n"],
  ["above the end of the document", "- id: 1\n...\n# end\n", "- id: 1\n- id: 9\n...\n# end\n"],
  ["below a directive", "%YAML 1.2\n---\n- id: 1\n", "%YAML 1.2\n---\n- id: 1\n- id: 9\n"],
  ["into an empty file", "", "- id: 9\n"],
  ["below only comments", "# My designs\n", "# My designs\n- id: 9\n"],
  ["in place of an empty list", "# My designs\r\n\r\n[]\r\n", "# My designs\r\n\r\n- id: 9\r\n"],
  ["below a key", "works:\n  - id: 1\n\n# b\nb: 1\n", "works:\n  - id: 1\n  - id: 9\n\n# b\nb: 1\n"],
  ["below a key, after entries between braces", "works:\n- { id: 1 } # a\nb: 1\n", "works:\n- { id: 1 } # a\n- id: 9\nb: 1\n"],
  ["below a blank key", "works:\n#  - id: 1\nb: 1\n", "works:\n  - id: 9\n#  - id: 1\nb: 1\n"],
  ["below a key with []", "works: [] # none\nb: 1\n", "works: # none\n  - id: 9\nb: 1\n"],
  ["below a missing key", "b: 1\n", "b: 1\n\nworks:\n  - id: 9\n"],
  ["below a missing key, after an empty line", "b: 1\n\n", "b: 1\n\nworks:\n  - id: 9\n"],
  ["below a key whose list is indented less", "b:\n    - x\nworks:\n  - id: 1\n", "b:\n    - x\nworks:\n  - id: 1\n  - id: 9\n"],
])("inserts %s", (_where, text, expected) => {
  expect(withNine(text, /^(works|b):/.test(text) ? "works" : undefined)).toBe(expected);
});

test("begins an empty file with the missing key", () => {
  expect(withNine("", "works")).toBe("works:\n  - id: 9\n");
});

test("a line separator of Unicode stays in its text", () => {
  const text = addEntry("catalogue.yaml", "  - id: 1\n", { id: 9, title: "a\u2028b" });
  expect(text).toBe("  - id: 1\n  - id: 9\n    title: a\u2028b\n");
});
