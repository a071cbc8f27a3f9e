/** What the cache keeps of one original: what `pixels/` made, with file names in place of bytes. */
import { z } from "zod";
import { TONES } from "#domain/tones.ts";
import type { Derived } from "./pixels/derive.ts";
import type { Store, Stored } from "./store.ts";

const size = { width: z.int().positive(), height: z.int().positive() };

/** In the order of the recipes. Manifest entries are derived from it at every build, so their shape may change. */
export const recordSchema = z.array(
  z.strictObject({
    preview: z.string(),
    drawing: z
      .strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
      .optional(),
    pictures: z.array(z.strictObject({ name: z.string(), tone: z.enum(TONES).optional(), ...size })),
  }),
);

export type Recorded = z.infer<typeof recordSchema>;

/** Writes the derivatives of one original as `<hash>-<role>-<width>[-<tone>].webp`. */
export function storeDerived(store: Store<Recorded>, derived: readonly Derived[]): Stored<Recorded> {
  const files = store.addFiles(
    derived.flatMap(({ recipe, encoded }) =>
      encoded.map(({ width, tone, bytes }) => ({
        name: `${[recipe.role, width, tone].filter(Boolean).join("-")}.webp`,
        bytes,
      })),
    ),
  );
  const names = files.map(({ name }) => name).values();
  const made = derived.map(({ preview, drawing, encoded }) => ({
    preview,
    drawing,
    pictures: encoded.map(({ bytes: _, ...picture }) => ({ ...picture, name: names.next().value as string })),
  }));
  return { files, made };
}
