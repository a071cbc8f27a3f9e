/** Every field of every file, found by its schema, refuses a value of another kind in its own words. */
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { kindOf } from "#content/explain-value.ts";
import { fieldAt, keysOf } from "#content/schema-fields.ts";
import { type Path, YamlSource } from "#content/source.ts";
import { schemasFor } from "#content/studio-files.ts";
import { validate } from "#content/validate.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { FILES } from "./site.ts";

/** Values by the words that messages have for them. Texts have a remedy each, in the other tables. */
const KINDS = { true: true, "the number 1.5": 1.5, "a map": { a: 1 }, "a list": [[1]] };

/** Finds the paths of all fields; of a list, those of its first entry. */
function pathsBelow(schema: z.ZodType, path: Path = []): Path[] {
  const { schema: own } = fieldAt(schema, path);
  const steps = own instanceof z.ZodArray ? [0] : keysOf(own);
  return steps.flatMap((step) => [[...path, step], ...pathsBelow(schema, [...path, step])]);
}

/** The values that some fields need beside them. */
const BESIDE: Record<string, [path: Path, value: string]> = {
  "0.until": [[0, "status"], "reserved"],
  "booking.url": [["booking", "provider"], "link"],
};

/** Copies the data with another value at the path. */
function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(Object(data)[step], rest, value);
  if (step === 0) return [inner];
  return { ...(typeof data === "object" && data), [step]: inner };
}

describe.each(Object.keys(FILES) as (keyof typeof FILES)[])("in %s.yaml", (name) => {
  const schema: z.ZodType = schemasFor(DEFAULT_CONVENTIONS)[`${name}.yaml`];

  test.each(pathsBelow(schema).map((path) => [path.join("."), path] as const))("%s", (_, path) => {
    const field = fieldAt(schema, path);
    const own = field.schema instanceof z.ZodArray ? "a list" : keysOf(field.schema).length > 0 && "a map";
    const wrong = Object.entries(KINDS).filter(
      ([kind, value]) => kind !== own && !field.whole.safeParse(value).success,
    );
    expect(wrong.length).toBeGreaterThan(1);
    const data = parse(FILES[name]);
    const beside = BESIDE[path.join(".")];
    const held = beside ? withValue(data, ...beside) : data;
    for (const [kind, value] of wrong.slice(0, 2)) {
      const text = stringify(withValue(held, path, value));
      const { problems } = validate(new YamlSource(`${name}.yaml`, text), schema);
      expect(problems.map(({ message }) => message)).toContainEqual(
        expect.stringContaining(`Expected ${kindOf(field)}, found ${kind}.`),
      );
    }
  });
});
