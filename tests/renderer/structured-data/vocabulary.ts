/**
 * The vocabulary of schema.org, read from the types that the package schema-dts generates from it: each type's own
 * properties with what they expect, its parents, and the types and values that a name stands for.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Declared = { parents: string[]; expects: Map<string, string[]> };

const entry = fileURLToPath(import.meta.resolve("schema-dts"));
const source = readFileSync(entry.replace(/\.js$/, ".d.ts"), "utf8");
const types = readTypes();
const unions = readUnions();

export const isType = (type: string) => types.has(`${type}Leaf`);

/** The names that may be a property's value: `offers` of `Product` → `Demand`, `Offer`, `IdReference`. */
export function findExpected(type: string, property: string): string[] | undefined {
  return search(`${type}Leaf`, property);
}

/** Whether a thing of type `found` is one of `name`, by itself or as a subtype. */
export function isKindOf(found: string, name: string): boolean {
  return expand(name).has(`${found}Leaf`);
}

/** Whether the text is a member of the enumeration `name`. */
export function isMember(text: string, name: string): boolean {
  return unions.get(name)?.includes(JSON.stringify(text)) ?? false;
}

function search(name: string, property: string): string[] | undefined {
  const declared = types.get(name);
  const own = declared?.expects.get(property);
  return own ?? declared?.parents.map((parent) => search(parent, property)).find((expected) => expected);
}

function expand(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const part of toNames(unions.get(name) ?? "")) expand(part, seen);
  return seen;
}

function readTypes(): Map<string, Declared> {
  const blocks = source.matchAll(
    /^(?:export )?interface (?<name>\w+)(?: extends (?<parents>[^{]+))? \{\n(?<body>.*?)^\}/gms,
  );
  return new Map(
    [...blocks].map(({ groups: { name = "", parents = "", body = "" } = {} }) => {
      const lines = body.matchAll(/^ {4}"(\w+)"\??: (?:SchemaValue<)?([^,;]+)/gm);
      const expects = [...lines].map(([, property = "", value = ""]) => [property, toNames(value)] as const);
      return [name, { parents: toNames(parents), expects: new Map(expects) }];
    }),
  );
}

function readUnions(): Map<string, string> {
  const lines = source.matchAll(/^(?:export )?type (\w+) = ([^;]+);/gm);
  return new Map([...lines].map(([, name = "", union = ""]) => [name, union]));
}

function toNames(text: string): string[] {
  return text.match(/\b[A-Za-z]\w*/g) ?? [];
}
