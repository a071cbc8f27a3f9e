/** Generates what somebody may write at any place of the three files, from their JSON Schemas. */
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { writeJsonSchemas } from "#content/studio-files.ts";
import { FILES } from "../scripts/content/site.ts";

type Path = readonly (string | number)[];
type Schema = Partial<Record<"examples" | "enum" | "anyOf" | "oneOf", unknown[]>> & {
  const?: unknown;
  items?: Schema;
} & {
  properties?: Record<string, Schema>;
};

/** `value` is YAML at `path` of a sample file; with an odd `key`, which is YAML too, it is one level deeper. */
export type Written = { name: keyof typeof FILES; path: Path; key?: string; value: string; isFlow: boolean };

/** Writes the file with the value in it. */
export function toText({ name, path, key, value, isFlow }: Written): string {
  const data = setAt(parse(FILES[name]), key === undefined ? path : [...path, "THE KEY"], "THE VALUE");
  const text = stringify(data, { collectionStyle: isFlow ? "flow" : "any" });
  return text.replace("THE VALUE", () => value).replace("THE KEY", () => key ?? "");
}

function setAt(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const known: Record<string | number, unknown> = typeof data === "object" ? { ...data } : {};
  const changed = { ...known, [step]: setAt(known[step], rest, value) };
  return typeof step === "number" ? Object.values(changed) : changed;
}

/** Characters with a meaning in YAML or Markdown, and characters that only look blank. */
const SIGNS = [
  ..."-:#{}[]&*!|>'\"%@`?~<=., \n\r\t\\/$()09aé½″’“\0\u0085\u00a0\u200b\u2028\ufeff\u202e🦋",
  "\ud83d",
];
const signs = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 });
const quoted = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.tuple(signs, fc.nat(3000)).map(([text, times]) => text.repeat(times / 12)),
);
const WORDS = "~ null yes True 007 0x1F 0o7 1e400 1_000 .5 5. -0 .inf -.inf .nan 12:30 2026-02-30 3h <<";
const TEXTS = ["'{fees} {fee'", "'[a](/info/#tip'", "'![a](studio/7.jpg)'", "'<b>**a'"];
const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.bigInt());
const scalar = fc.oneof(
  fc.constantFrom(...WORDS.split(" "), ...TEXTS),
  signs,
  quoted.map((text) => JSON.stringify(text)),
  number.map(String),
);

const ODD_KEYS = "__proto__ constructor toString hasOwnProperty << '' // &a *a".split(" ");
const key = fc.oneof(
  fc.constantFrom(...ODD_KEYS, "? [a]", "id", "title"),
  signs,
  quoted.map((text) => JSON.stringify(text)),
);

const TAGS = ["!", "!x", "!!str", "!!int", "!!set", "!!omap", "!!binary", "!!timestamp", "!!merge"];
const mark = fc.oneof(fc.constant(""), fc.constantFrom("&a ", "&b ", ...TAGS.map((tag) => `${tag} `)));
const ALIASES = ["*a", "*b", "&a [*a]", "&a {<<: *a}", "[&a {id: 1}, {<<: *a}]", "{<<: 1}"];

/** YAML in flow style (brackets and braces), so that it fits everywhere. */
const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.constantFrom(...ALIASES),
    fc.tuple(mark, tie("node")).map((parts) => parts.join("")),
    fc.array(tie("node"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
    fc
      .array(fc.tuple(key, tie("node")), { maxLength: 3 })
      .map((pairs) => `{${pairs.map((pair) => pair.join(": ")).join(", ")}}`),
  ),
}));

/** A correct value with a slip in it. */
function nearly(samples: readonly unknown[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...samples), fc.nat(20), fc.nat(3), signs, fc.boolean())
    .map(([sample, start, cut, put, isQuoted]) => {
      const text = typeof sample === "string" ? sample : JSON.stringify(sample);
      const slipped = text.slice(0, start) + put.slice(0, 2) + text.slice(start + cut);
      return isQuoted ? JSON.stringify(slipped) : slipped;
    });
}

type Place = { path: Path; samples: unknown[] };

function listPlaces(schema: Schema, path: Path): Place[] {
  const { items, properties = {}, anyOf = [], oneOf = [] } = schema;
  const samples = [schema.examples, schema.enum, schema.const]
    .flat()
    .filter((sample) => sample !== undefined);
  return [
    { path, samples },
    ...Object.entries(properties).flatMap(([key, inner]) => listPlaces(inner, [...path, key])),
    ...(items ? [0, 1].flatMap((index) => listPlaces(items, [...path, index])) : []),
    ...[...anyOf, ...oneOf].flatMap((branch) => listPlaces(branch as Schema, path)),
  ];
}

const schemas = writeJsonSchemas();
const names = Object.keys(FILES) as Written["name"][];
const placesOf = (name: Written["name"]) =>
  listPlaces(JSON.parse(schemas.get(`${name}.schema.json`) ?? ""), []);

export const written: fc.Arbitrary<Written> = fc
  .constantFrom(...names)
  .chain((name) => fc.record({ name: fc.constant(name), place: fc.constantFrom(...placesOf(name)) }))
  .chain(({ name, place: { path, samples } }) =>
    fc.record({
      name: fc.constant(name),
      path: fc.constant(path),
      key: fc.option(key, { nil: undefined }),
      value: samples.length > 0 ? fc.oneof(node, nearly(samples)) : node,
      isFlow: fc.boolean(),
    }),
  );
