/** The schema of each text file. */
import type { z } from "zod";
import { catalogueSchema, type Design } from "#domain/catalogue-schema.ts";
import { type Portfolio, portfolioSchema } from "#domain/portfolio-schema.ts";
import { type Studio, studioSchema } from "#domain/studio-schema.ts";
import type { FileName } from "./files.ts";

export type FileContent = { "catalogue.yaml": Design[]; "portfolio.yaml": Portfolio; "studio.yaml": Studio };

export const SCHEMAS: { [F in FileName]: z.ZodType<FileContent[F]> } = {
  "catalogue.yaml": catalogueSchema,
  "portfolio.yaml": portfolioSchema,
  "studio.yaml": studioSchema,
};
