/** A change to an entry leaves every other byte of its file alone, however the file is laid out. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addEntry, changeEntry, removeEntry } from "#content/edit.ts";
import { keysOf } from "#content/schema-fields.ts";
import { makeDesignSchema } from "#domain/catalogue-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { plainText } from "#domain/fields-schema.ts";
import { RUNS } from "./runs.ts";

const FILE = "catalogue.yaml";
const order = keysOf(makeDesignSchema(DEFAULT_CONVENTIONS));

const sign = fc.oneof(fc.constantFrom(..."-:#{}[]&*!|>'\"%@` \n\t\\,?~1aé…"), fc.string({ unit: "binary" }));
const typed = fc
  .string({ unit: sign, maxLength: 150 })
  .map((text) => plainText.safeParse(text).data)
  .filter((text) => text !== undefined);

/** How people write a value: quoted, folded, over several lines, or not at all. */
const VALUES = [
  "a b",
  "'it''s'",
  '"b: \\"c\\""',
  ">-\n    a b\n    c",
  "|\n    a\n\n    b",
  "a\n    b",
  "",
  "~",
];
const comment = fc.constantFrom("", " # own", "  # own: b");
/** What stands between the lines of an entry. */
const between = fc.constantFrom("", "  # kept\n", "# - kept\n", "\n");

const pairOf = (key: string) =>
  fc.tuple(fc.constantFrom(...VALUES), comment, fc.constantFrom(" ", "   ")).map(([value, after, gap]) => {
    const [first, ...lines] = value.split("\n");
    const isWhole = lines.length === 0 || /^[|>]/.test(value);
    return `${key}:${first ? gap : ""}${[`${first}${isWhole ? after : ""}`, ...lines].join("\n")}\n`;
  });
const tags = fc.constantFrom(
  "tags:\n    - a\n    # kept\n    - b # own\n",
  "tags: [a, b]\n",
  "tags:\n  - a\n",
);
const entry = fc
  .tuple(pairOf("title"), between, pairOf("price"), between, fc.option(tags, { nil: "" }), between)
  .map(([title, a, price, b, list, after]) => ({
    pairs: { title, price, tags: list },
    lines: `- id: 1 # kept\n  ${title}${a}  ${price}${b}${list && `  ${list}`}${after}`,
  }));

const file = fc
  .record({
    entries: fc.array(entry, { minLength: 1, maxLength: 3 }),
    indent: fc.constantFrom("", "  "),
    crlf: fc.boolean(),
  })
  .map(({ entries, indent, crlf }) => {
    const text = `# kept\n${entries.map(({ lines }) => lines.replace(/^(?=.)/gm, indent)).join("")}`;
    return { entries, text: crlf ? text.replaceAll("\n", "\r\n") : text, indent };
  });

const commonStart = (a: string, b: string) => {
  const at = [...Array(Math.min(a.length, b.length)).keys()].find((index) => a[index] !== b[index]);
  return at ?? Math.min(a.length, b.length);
};
const mirrored = (text: string) =>
  [...Array(text.length).keys()].map((at) => text[text.length - 1 - at]).join("");

/** The text of `before` that `after` no longer has at the same place. */
function lost(before: string, after: string): string {
  const start = commonStart(before, after);
  const end = Math.min(
    commonStart(mirrored(before), mirrored(after)),
    Math.min(before.length, after.length) - start,
  );
  return before.slice(start, before.length - end);
}

test("changing an entry sets the value, and touches only its own lines", () => {
  const key = fc.constantFrom("title", "price", "hours", "status");
  const value = fc.oneof(typed, fc.constant(true), fc.constant(undefined));
  fc.assert(
    fc.property(file, fc.nat(), key, value, ({ entries, text }, nth, name, to) => {
      const index = nth % entries.length;
      const edited = changeEntry(FILE, text, { path: [index], values: { [name]: to }, order });
      const meant = parse(text);
      meant[index][name] = to;
      if (to === undefined) delete meant[index][name];
      expect(parse(edited)).toEqual(meant);
      const pairs: Record<string, string> = entries[index]?.pairs ?? {};
      const gone = lost(text, edited).replaceAll("\r", "");
      expect(gone.split("\n").length).toBeLessThanOrEqual((pairs[name] ?? "").split("\n").length + 1);
      expect(edited.match(/# kept/g)).toEqual(text.match(/# kept/g));
    }),
    RUNS,
  );
});

test("removing an entry keeps all others, and removes nothing outside its lines", () => {
  fc.assert(
    fc.property(file, fc.nat(), ({ entries, text }, nth) => {
      const index = nth % entries.length;
      const edited = removeEntry(FILE, text, [index]);
      expect(parse(edited)).toEqual(parse(text).toSpliced(index, 1));
      const gone = lost(text, edited).replaceAll("\r", "");
      expect(gone.split("\n").length).toBeLessThanOrEqual(
        (entries[index]?.lines ?? "").split("\n").length + 1,
      );
    }),
    RUNS,
  );
});

test("an entry that is added reads back whatever is typed, and every other byte stays", () => {
  fc.assert(
    fc.property(file, fc.boolean(), typed, typed, ({ text }, isOpen, title, alt) => {
      const before = isOpen ? text.trimEnd() : text;
      const added = addEntry(FILE, before, { id: 9, title, alt });
      expect(parse(added)).toEqual([...parse(before), { id: 9, title, alt }]);
      expect(lost(before, added)).toBe("");
    }),
    RUNS,
  );
});
