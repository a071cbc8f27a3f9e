/** The manifest: what was made of each original. Written by the image build, read by `+data`. */
import { z } from "zod";

/** Five skin colours, from light to dark. */
export const TONES = ["light", "medium", "dark", "darker", "deep"] as const;

/** One published file. `path` is below the site's root, without a leading slash; sizes in pixels. */
const derivative = z.strictObject({
  path: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

const imageEntry = z.strictObject({
  /** Of the picture as shown (upright, cropped), in pixels: gives the aspect ratio. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A blurred preview of about 20 pixels, as a data URI. */
  placeholder: z.string().startsWith("data:image/webp;base64,"),
  /** Ascending widths, at least one. */
  derivatives: z.array(derivative).min(1),
});

/** Fractions (0 to 1) of the picture's width and height. */
const box = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

const plateEntry = imageEntry.extend({
  /** The drawing without its margin; absent when the picture has no paper ground. */
  drawing: box.optional(),
  /** The plate multiplied by each tone, at the plate's widths. */
  tones: z.record(z.enum(TONES), z.array(derivative).min(1)),
});

const byOriginal = <T extends z.ZodType>(entry: T) => z.record(z.string(), entry);

/** By role, then by the original's path as the YAML writes it. */
export const manifestSchema = z.strictObject({
  tile: byOriginal(imageEntry),
  plate: byOriginal(plateEntry),
  slide: byOriginal(imageEntry),
  photo: byOriginal(imageEntry),
  portrait: byOriginal(imageEntry),
});

export type Tone = (typeof TONES)[number];
export type Derivative = z.infer<typeof derivative>;
export type Box = z.infer<typeof box>;
export type ImageEntry = z.infer<typeof imageEntry>;
export type PlateEntry = z.infer<typeof plateEntry>;
export type Manifest = z.infer<typeof manifestSchema>;
