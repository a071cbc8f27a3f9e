/** What a schema says about the value at a path: its kind, its examples, its description. */
import { z } from "zod";

export type Field = {
  /** Without the wrappers (optional, nullable, default, transform). */
  schema: z.ZodType;
  /** Values to quote to whoever writes something else. */
  examples: readonly unknown[];
  description?: string;
  isOptional: boolean;
};

/** `path` leads through keys that the schema knows. */
export function fieldAt(schema: z.ZodType, path: readonly (string | number)[]): Field {
  return path.reduce((field, step) => unwrap(child(field.schema, step)), unwrap(schema));
}

/** A map's keys, in the order of the schema; none for what is no map. */
export function keysOf(schema: z.ZodType): string[] {
  return Object.keys(shapeOf(schema));
}

/** Of a union, which is of scalars and at most one map, the map's. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const options = schema instanceof z.ZodUnion ? schema.options : [schema];
  return options.find((option) => option instanceof z.ZodObject)?.shape ?? {};
}

function child(schema: z.ZodType, step: string | number): z.ZodType {
  const found = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : shapeOf(schema)[step];
  if (!found) throw new Error(`The schema has nothing at "${step}".`);
  return found;
}

/** What a wrapper says outdoes what it wraps. */
function unwrap(schema: z.ZodType): Field {
  const { examples: quotable, description } = schema.meta() ?? {};
  const examples = Array.isArray(quotable) ? quotable : [];
  const wrapped = wrappedBy(schema);
  if (!wrapped) return { schema, examples, description, isOptional: false };
  const inner = unwrap(wrapped);
  return {
    schema: inner.schema,
    examples: examples.length > 0 ? examples : inner.examples,
    description: description ?? inner.description,
    isOptional: inner.isOptional || !(schema instanceof z.ZodPipe),
  };
}

function wrappedBy(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? (schema.unwrap() as z.ZodType) : undefined;
}
