/** What a JSON-LD graph says that schema.org's vocabulary does not know. */
import { findExpected, isKindOf, isMember, isType } from "./vocabulary.ts";

type Node = Record<string, unknown>;

/** A line for each fault: `prise is no property of Offer`. */
export function findFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findFaults);
  if (!isNode(value)) return [];
  if (Array.isArray(value["@graph"])) return findFaults(value["@graph"]);
  const type = value["@type"];
  const properties = Object.entries(value).filter(([name]) => !name.startsWith("@"));
  if (typeof type !== "string")
    return properties.map(([name]) => `${name} belongs to a thing without a type`);
  if (!isType(type)) return [`${type} is no type`];
  return properties.flatMap(([name, values]) => [
    ...checkProperty(type, name, values),
    ...findFaults(values),
  ]);
}

function checkProperty(type: string, name: string, values: unknown): string[] {
  const expected = findExpected(type, name);
  if (expected === undefined) return [`${name} is no property of ${type}`];
  return [values]
    .flat()
    .filter((value) => !expected.some((kind) => fits(value, kind)))
    .map((value) => `${JSON.stringify(value)} is no ${name} of ${type}`);
}

function fits(value: unknown, kind: string): boolean {
  if (isNode(value)) {
    const type = value["@type"];
    return typeof type === "string" ? isKindOf(type, kind) : kind === "IdReference" && "@id" in value;
  }
  if (typeof value === "number") return ["Number", "Integer", "Float"].includes(kind);
  if (typeof value !== "string") return false;
  return (
    (kind === "Text" && value !== "") || (kind === "URL" && URL.canParse(value)) || isMember(value, kind)
  );
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
