/** An entry that is added to a file leaves every other byte alone, and reads back as it was typed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { insertEntry } from "#content/insert-entry";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { planEntry } from "../../scripts/add/add-entry.ts";
import { makeKinds } from "../../scripts/add/kinds.ts";
import { makeSite } from "../scripts/content/site.ts";
import { RUNS } from "./runs.ts";

const { design } = makeKinds(DEFAULT_CONVENTIONS);
const ANSWERS = { imageDescription: "New.", size: "H 5", hours: "1-2", price: "", isColor: true };
const PHOTO = { source: "", path: "portfolio/fern.jpg" };

const sign = fc.oneof(fc.constantFrom(..."-:#{}[]&*!|>'\"%@` \n\t\\,?~1aé…"), fc.string({ unit: "binary" }));
const text = fc
  .string({ unit: sign, maxLength: 150 })
  .filter((typed) => design.schema.shape.title.safeParse(typed).success);

test("any text that is typed reads back", () => {
  const root = makeSite();
  fc.assert(
    fc.property(text, text, (title, alt) => {
      const entry = { kind: design, photo: PHOTO, answers: { ...ANSWERS, title, alt } };
      expect(parse(planEntry(root, entry).text).at(-1)).toMatchObject({ ...ANSWERS, title, alt });
    }),
    RUNS,
  );
});

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
      const inserted = insertEntry(text, { key, isList: true }, { id: 9 });
      const held = parse(text) ?? (key ? {} : []);
      const expected = key ? { ...held, [key]: [...(held[key] ?? []), { id: 9 }] } : [...held, { id: 9 }];
      expect(parse(inserted.text)).toEqual(expected);
      const kept = key ? text.replace("works: []", "works:") : text.replace(/^\[\]\r?\n?/m, "");
      const at = [...kept].findIndex((letter, index) => letter !== inserted.text[index]);
      expect(at < 0 || inserted.text.endsWith(kept.slice(at))).toBe(true);
    }),
    RUNS,
  );
});
