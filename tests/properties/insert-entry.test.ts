/** An entry that is added to a file leaves every other byte alone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addEntry } from "#content/edit";
import { RUNS } from "./runs.ts";

const ENTRIES = [
  "- id: 1\n  title: a\n",
  "- id: 1 # note\n  # note\n  tags:\n    - a\n",
  "- title: >-\n    a\n\n    # b\n    - c: d\n",
  "- id: 1\n  tags:\n  - a\n",
  "- { id: 1, title: a }\n",
  '- title: "a\n    b:"\n',
];
/** What people leave between entries. */
const between = fc.constantFrom("", "\n", "# note\n", "  # note\n", "    # - id: 0\n", "   \n\n");
const one = fc.tuple(fc.constantFrom(...ENTRIES), between);
const list = fc
  .tuple(fc.constantFrom("", "  ", "    "), fc.array(one, { minLength: 1, maxLength: 3 }))
  .map(([indent, all]) => all.map(([lines, after]) => lines.replace(/^(?=.)/gm, indent) + after).join(""));
const works = fc.oneof(
  list.map((lines) => `works:\n${lines}`),
  fc.constantFrom("works:\n", "works: []\n", ""),
);

const before = fc.constantFrom("", "a: 1\n");
const after = fc.constantFrom("", "b:\n  - c: 1\n");
const catalogue = fc.tuple(between, fc.oneof(list, fc.constantFrom("", "[]\n")));
const portfolio = fc.tuple(between, before, works, after, between);

/** Every line has its own kind of break; the last may have none. */
const file = fc
  .record({
    parts: fc.oneof(catalogue, portfolio),
    breaks: fc.array(fc.constantFrom("\n", "\r\n"), { minLength: 1, maxLength: 4 }),
    isOpen: fc.boolean(),
  })
  .map(({ parts, breaks, isOpen }) => {
    const lines = parts.join("").split("\n");
    const whole = lines.map((line, at) => line + breaks[at % breaks.length]).join("");
    return { text: isOpen ? whole.trimEnd() : whole, key: parts.length > 2 ? "works" : undefined };
  });

test("every other byte stays, however the file is laid out", () => {
  fc.assert(
    fc.property(file, ({ text, key }) => {
      const inserted = addEntry(key ? "portfolio.yaml" : "catalogue.yaml", text, { id: 9 }, key);
      const held = parse(text) ?? (key ? {} : []);
      const expected = key ? { ...held, [key]: [...(held[key] ?? []), { id: 9 }] } : [...held, { id: 9 }];
      expect(parse(inserted)).toEqual(expected);
      const kept = key ? text.replace("works: []", "works:") : text.replace(/^\[\]\r?\n?/m, "");
      const at = [...kept].findIndex((letter, index) => letter !== inserted[index]);
      expect(at < 0 || inserted.endsWith(kept.slice(at))).toBe(true);
    }),
    RUNS,
  );
});
