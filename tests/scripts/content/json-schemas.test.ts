/** The JSON Schemas that editors use for completion and checks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { JSON_SCHEMAS, writeJsonSchemas } from "#content/studio-files.ts";
import { FILES } from "./site.ts";

type Name = keyof typeof FILES;
const NAMES = Object.keys(FILES) as Name[];

const schemaOf = (name: Name) => JSON.parse(writeJsonSchemas().get(`${name}.schema.json`) as string);

const formats = { email: /@/, uri: /^https?:/, date: /^\d{4}-\d\d-\d\d$/ };
const validators = new Map(
  NAMES.map((name) => [name, new Ajv2020({ strict: false, formats }).compile(schemaOf(name))]),
);

const accepts = (name: Name, text: string) => validators.get(name)?.(parse(text));

describe.each(NAMES)("%s", (name) => {
  test("is up to date (npm run schemas updates it)", () => {
    const path = join(JSON_SCHEMAS, `${name}.schema.json`);
    expect(readFileSync(path, "utf8")).toBe(writeJsonSchemas().get(`${name}.schema.json`));
  });

  test("accepts the sample", () => {
    expect(accepts(name, FILES[name])).toBe(true);
  });

  test("describes every key, and has an example of every text and number", () => {
    expect(findUndescribed(schemaOf(name))).toEqual([]);
  });
});

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  examples?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

/** Finds keys without a description, and scalars without an example. */
function findUndescribed(schema: Schema, path = ""): string[] {
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const isFree =
      /string|number|integer/.test(String(value.type)) && !value.enum && value.const === undefined;
    const isComplete = value.description && (!isFree || value.examples?.length);
    return [...(isComplete ? [] : [`${path}.${key}`]), ...findUndescribed(value, `${path}.${key}`)];
  });
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...keys, ...inner.flatMap((value) => findUndescribed(value, `${path}[]`))];
}
