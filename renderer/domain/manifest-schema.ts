/** The manifest: what was made of each original. Written by the image build, read by `+data`. */
import { z } from "zod";
import { TONES } from "./tones.ts";

/** One published file. `path` is below the site's root, without a leading slash; sizes in pixels. */
const derivative = z.strictObject({
  path: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

const dataUri = z.string().startsWith("data:image/webp;base64,");

const shownEntry = z.strictObject({
  /** Of the picture as shown (upright, cropped), in pixels: gives the aspect ratio. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Ascending widths, at least one. */
  derivatives: z.array(derivative).min(1),
});

const galleryEntry = shownEntry.extend({
  /** Its part of `thumbs`, as thumbs.ts writes it. */
  thumb: z.string(),
});

const imageEntry = shownEntry.extend({
  /** A blurred preview of some ten pixels. */
  placeholder: dataUri,
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
  tile: byOriginal(galleryEntry),
  plate: byOriginal(plateEntry),
  slide: byOriginal(galleryEntry),
  photo: byOriginal(imageEntry),
  portrait: byOriginal(imageEntry),
  /** The previews of all tiles in one picture, side by side, in the order of `tile`; and those of all slides. */
  thumbs: z.strictObject({ tile: dataUri.optional(), slide: dataUri.optional() }),
});

export type Derivative = z.infer<typeof derivative>;
export type Box = z.infer<typeof box>;
export type ShownEntry = z.infer<typeof shownEntry>;
export type GalleryEntry = z.infer<typeof galleryEntry>;
export type ImageEntry = z.infer<typeof imageEntry>;
export type PlateEntry = z.infer<typeof plateEntry>;
export type Manifest = z.infer<typeof manifestSchema>;
