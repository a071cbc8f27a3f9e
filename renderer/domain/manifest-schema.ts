/** What the build makes for the pages: the manifest, with the pictures of each original, and the social cards. */
import { z } from "zod";
import { TONE_KEYS } from "./colors.ts";
import { type GalleryRole, isGallery, ROLE_NAMES, type ROLES, type Role, rowOf } from "./roles.ts";

/** One published file. `path` is below the site's root, without a leading slash; its size is in pixels. */
const derivative = z.strictObject({
  path: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

const dataUri = z.string().startsWith("data:image/webp;base64,");

const shownEntry = z.strictObject({
  /** The size of the picture as shown (upright, cropped), in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Ascending widths, at least one. */
  derivatives: z.array(derivative).min(1),
});

const galleryEntry = shownEntry.extend({
  /** Its pixels in `thumbs`, in Base64. */
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
  /** The path of its dots (see dots.ts); absent when it has too little ink. */
  dots: z.string().optional(),
  /** The plate multiplied by each tone, at nearly its largest width. */
  tones: z.record(z.enum(TONE_KEYS), derivative),
});

/**
 * Where a drawing lies in the photo of its tattoo. Starting from the middle of the photo, as large as fits, it is scaled,
 * turned by `angle` degrees clockwise, and moved by `x` and `y`, shares of the photo's width and height.
 */
const place = z.strictObject({ scale: z.number(), angle: z.number(), x: z.number(), y: z.number() });

/** Places by identity; null where the tattoo was not found. */
export const placesSchema = z.record(z.string(), place.nullable());

type EntryOf<R extends Role> = (typeof ROLES)[R] extends { isInGallery: true }
  ? typeof galleryEntry
  : (typeof ROLES)[R] extends { tones: readonly [] }
    ? typeof imageEntry
    : typeof plateEntry;

const entryOf = (role: Role) =>
  isGallery(role) ? galleryEntry : rowOf(role).tones.length === 0 ? imageEntry : plateEntry;

/** The entries of one original. */
export const entriesSchema: z.ZodType<Entries> = z.strictObject({
  ...Object.fromEntries(ROLE_NAMES.map((role) => [role, entryOf(role).optional()])),
  /** Continues a sentence that starts with the photo's name: what is wrong, where, and what to do. */
  remark: z.string().optional(),
});

export type Entries = { [R in Role]?: z.infer<EntryOf<R>> } & { remark?: string };

/** Entries by role, then by the original's path as the YAML writes it. */
export type Manifest = { [R in Role]: Record<string, z.infer<EntryOf<R>>> } & {
  /** The previews of each gallery in one picture, side by side, in the order of its entries. */
  thumbs: { [R in GalleryRole]?: string };
};

/** Both paths are as the YAML writes them. */
export type Tattoo = { drawing: string; photo: string; place: Place };

export type Place = z.infer<typeof place>;
export type Derivative = z.infer<typeof derivative>;
export type Box = z.infer<typeof box>;
export type ShownEntry = z.infer<typeof shownEntry>;
export type GalleryEntry = z.infer<typeof galleryEntry>;
export type ImageEntry = z.infer<typeof imageEntry>;
export type PlateEntry = z.infer<typeof plateEntry>;

const card = z.strictObject({
  /** The path below the site's root, without a leading slash. */
  path: z.string(),
  /** Its size is in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text. */
  alt: z.string(),
});

/** Cards by the path of the page below the base. `/` is the card of the site, for pages without their own. */
export const cardsSchema = z.record(z.string(), card);

export type CardEntry = z.infer<typeof card>;
export type Cards = z.infer<typeof cardsSchema>;
