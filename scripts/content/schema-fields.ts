/** Tells what a schema says about the value at a path: its kind, its examples, its description. */
import { z } from "zod";
import { textKinds, wordings } from "#domain/fields-schema.ts";
import type { Path } from "./source.ts";

export type Field = {
  /** The schema without its wrappers (optional, nullable, default, transform). */
  schema: z.ZodType;
  /** The schema with its wrappers. */
  whole: z.ZodType;
  /** Valid values to quote in messages. */
  examples: readonly unknown[];
  description?: string;
  expected?: string;
  remedy?: (written: string) => string | undefined;
  kind?: "prose" | "markdown" | "file";
  isOptional: boolean;
};

/** Finds the field at `path`. Throws unless the schema knows every key. */
export function fieldAt(schema: z.ZodType, path: Path): Field {
  const field = findField(schema, path);
  if (!field) throw new Error(`The schema has nothing at "${path.join(" ")}".`);
  return field;
}

export function findField(schema: z.ZodType, path: Path): Field | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return unwrap(schema);
  const inner = child(unwrap(schema).schema, step);
  return inner && findField(inner, rest);
}

export type Text = { path: Path; text: string; kind: NonNullable<Field["kind"]> };

/** Finds the texts of `data` whose schema names their kind, in document order. */
export function findTexts(data: unknown, schema: z.ZodType, path: Path = []): Text[] {
  const field = unwrap(schema);
  if (typeof data === "string") return field.kind ? [{ path, text: data, kind: field.kind }] : [];
  return Object.entries(Object(data)).flatMap(([key, value]) => {
    const inner = child(field.schema, key);
    return inner ? findTexts(value, inner, [...path, Array.isArray(data) ? Number(key) : key]) : [];
  });
}

type Change = (text: Omit<Text, "path">) => string;

/** Copies `data` and changes the texts whose schema names their kind. */
export function mapTexts<T>(data: T, schema: z.ZodType, change: Change): T {
  return mapAny(data, schema, change) as T;
}

function mapAny(data: unknown, schema: z.ZodType, change: Change): unknown {
  const field = unwrap(schema);
  const mapChild = (value: unknown, step: string | number) => {
    const inner = child(field.schema, step);
    return inner ? mapAny(value, inner, change) : value;
  };
  if (typeof data === "string") return field.kind ? change({ text: data, kind: field.kind }) : data;
  if (Array.isArray(data)) return data.map(mapChild);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapChild(value, key)]));
}

export const isMap = (schema: z.ZodType) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;

/** Returns the keys of a map in schema order, or of all maps in a union; none for anything else. */
export function keysOf(schema: z.ZodType): string[] {
  return [...new Set(shapesOf(schema).flatMap((shape) => Object.keys(shape)))];
}

/** Names the maps of a union that have the key: `status: reserved`. */
export function ownersOf(schema: z.ZodType, key: string): string {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return "";
  const { discriminator } = schema.def;
  const owners = shapesOf(schema).filter((shape) => Object.hasOwn(shape, key));
  return `${discriminator}: ${owners.flatMap((shape) => valuesOf(shape[discriminator])).join(" or ")}`;
}

/** Returns the shape of a map, or of the maps in a union. */
function shapesOf(schema: z.ZodType): Record<string, z.ZodType>[] {
  const options = schema instanceof z.ZodUnion ? schema.options : [schema];
  return options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []));
}

/** Returns the schema of a key or an item. If several maps in a union have the key, the last one counts. */
function child(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodRecord) return toType(schema.valueType);
  const options = schema instanceof z.ZodUnion ? schema.options : [schema];
  const list = options.find((option) => option instanceof z.ZodArray);
  if (list && /^\d+$/.test(String(step))) return toType(list.element);
  const fields = shapesOf(schema).flatMap((shape) => (Object.hasOwn(shape, step) ? (shape[step] ?? []) : []));
  if (!(schema instanceof z.ZodDiscriminatedUnion) || step !== schema.def.discriminator) return fields.at(-1);
  const choice = z.enum(fields.flatMap(valuesOf)).meta(fields[0]?.meta() ?? {});
  return fields.some((field) => field.safeParse(undefined).success) ? choice.optional() : choice;
}

/** Returns the values of a key that tells the maps of a union apart. */
const valuesOf = (field?: z.ZodType) =>
  [...(field?._zod.values ?? [])].flatMap((value) => (value ? [String(value)] : []));

/** Unwraps a schema. A wrapper's description and examples override those of the inner schema. */
function unwrap(schema: z.ZodType): Field {
  const { examples, description } = schema.meta() ?? {};
  const own = {
    ...(Array.isArray(examples) && { examples }),
    ...(description && { description }),
    ...wordings.get(schema),
    ...textKinds.get(schema),
  };
  const wrapped = wrappedBy(schema);
  if (!wrapped) return { schema, whole: schema, examples: [], isOptional: false, ...own };
  const inner = unwrap(wrapped);
  return { ...inner, ...own, whole: schema, isOptional: inner.isOptional || !(schema instanceof z.ZodPipe) };
}

function wrappedBy(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return toType(schema.in);
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? toType(schema.unwrap()) : undefined;
}

/** Narrows a part of a schema: Zod types parts as those of its core, which have no methods. */
const toType = (part: z.core.$ZodType) => (part instanceof z.ZodType ? part : undefined);
