/** What a photo can be added as. */
import type { z } from "zod";
import type { FileName } from "#content/files.ts";
import { designSchema } from "#domain/catalogue-schema.ts";
import { photoSchema, workSchema } from "#domain/portfolio-schema.ts";
import type { Role } from "#domain/roles.ts";
import type { Slot } from "./insert-entry.ts";
import { type EntryQuestion, OF_DESIGN, OF_PHOTO, OF_WORK } from "./questions.ts";

export type Kind = Slot & {
  noun: string;
  file: FileName;
  /** Of an entry; the file has its keys in the same order. */
  schema: z.ZodObject;
  /** Below `images/`, for photos from elsewhere. */
  folder: string;
  roles: readonly Role[];
  questions: readonly EntryQuestion[];
};

const OF_STUDIO = {
  file: "portfolio.yaml",
  schema: photoSchema,
  folder: "studio",
  questions: OF_PHOTO,
} as const;

export const KINDS = {
  design: {
    noun: "design",
    file: "catalogue.yaml",
    isList: true,
    schema: designSchema,
    folder: "designs",
    roles: ["tile", "plate"],
    questions: OF_DESIGN,
  },
  work: {
    noun: "work",
    file: "portfolio.yaml",
    key: "works",
    isList: true,
    schema: workSchema,
    folder: "portfolio",
    roles: ["slide"],
    questions: OF_WORK,
  },
  studio: { noun: "studio photo", key: "studio", isList: true, roles: ["slide", "photo"], ...OF_STUDIO },
  portrait: { noun: "portrait", key: "portrait", isList: false, roles: ["portrait"], ...OF_STUDIO },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
