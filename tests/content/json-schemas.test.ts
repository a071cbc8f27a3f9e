/** The JSON Schemas that editors use for completion and checks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { JSON_SCHEMAS, writeJsonSchemas } from "#content/schemas.ts";
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
  test("is current: npm run schemas updates it", () => {
    const path = join(JSON_SCHEMAS, `${name}.schema.json`);
    expect(readFileSync(path, "utf8")).toBe(writeJsonSchemas().get(`${name}.schema.json`));
  });

  test("accepts the sample", () => {
    expect(accepts(name, FILES[name])).toBe(true);
  });

  test("describes every key, and gives an example of every text and number", () => {
    expect(undescribed(schemaOf(name))).toEqual([]);
  });
});

test.each<[Name, string, string]>([
  ["catalogue", "title: Moon Moth", "titel: Moon Moth"],
  ["catalogue", "isColor: false", "isColor: 'no'"],
  ["catalogue", "status: soldOut", "status: sold"],
  ["catalogue", "hours: '4-5.5'", "hours: 4"],
  ["catalogue", "    - Repeatable", "    - Size Adjustable"],
  ["catalogue", "size: H 5", "alt: none"],
  ["catalogue", "from: 2", "from: 0"],
  ["portfolio", "title: stagBeetle", "title: Stag Beetle"],
  ["portfolio", "studio:\n", `studio:\n${"  - src: studio/1.jpg\n    alt: Bed\n".repeat(7)}`],
  ["studio", "copyrightYear: 2025", "copyrightYear: '2025'"],
  ["studio", "calLink: slow-dot/session", "calLink: ''"],
  ["studio", "layout: month_view", "layout: month"],
  ["studio", "email: hello@slowdot.example", "email: hello"],
])("%s refuses %j as %j", (name, from, to) => {
  expect(FILES[name]).toContain(from);
  expect(accepts(name, FILES[name].replace(from, to))).toBe(false);
});

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  description?: string;
  examples?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

/** The paths of keys without a description, and of scalars without an example. */
function undescribed(schema: Schema, path = ""): string[] {
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const isFree =
      /string|number|integer/.test(String(value.type)) && !value.enum && value.const === undefined;
    const isTold = value.description && (!isFree || value.examples?.length);
    return [...(isTold ? [] : [`${path}.${key}`]), ...undescribed(value, `${path}.${key}`)];
  });
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...keys, ...inner.flatMap((value) => undescribed(value, `${path}[]`))];
}
