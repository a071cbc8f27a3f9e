/** Turns one decoded original into the encoded derivatives of all its roles. */
import type { Box } from "#domain/manifest-schema.ts";
import { atMost, type Rgb, type Size, scaled, WHITE } from "#domain/pixels.ts";
import type { Role } from "#domain/roles.ts";
import { type Tone, toneScale } from "#domain/tones.ts";
import { encodeLossless, encodeLossy, encodePhoto, resize } from "./codec/render.ts";
import { toPlaceholder, toThumb } from "./codec/thumbs.ts";
import { findDots } from "./drawing/dots.ts";
import { findDrawing } from "./drawing/drawing-box.ts";
import { chooseFewColors, type FewColors } from "./drawing/few-colors.ts";
import { darkestPlane, lumaPlane, type Raster, scaleColor, scalePicture } from "./raster.ts";
import { repaint } from "./tint/repaint.ts";

/** What to make of one original for one role. */
export type Recipe = {
  role: Role;
  /** The part of the upright original that is shown, centered, in its pixels. */
  crop: Size;
  isDrawing: boolean;
  isInGallery: boolean;
  /** Sizes to make, ascending. */
  rungs: Size[];
  tones: readonly Tone[];
  /** The paper under a drawing or transparent pixels. Photos keep the sample's, so that a new color spares them. */
  paper: Rgb;
};

/** The picture that derivatives are made from. Its paper, if any, is leveled. */
export type Subject = {
  /** Only large enough for the preview if there are `fewColors`, which make everything else. */
  picture: Raster;
  onPaper: boolean;
  drawing?: Box;
  fewColors?: FewColors;
  /** The dots of the drawing (dots.ts). */
  dots?: string;
};

/** The longer side of the picture that previews are made from, in pixels. */
const PREVIEW = 100;

/** `tone` is set when the picture is tinted. */
export type Encoded = Size & { tone?: Tone; bytes: Uint8Array };

/** The result of one recipe. `preview` is a thumb in a gallery, otherwise a placeholder as a data URI. */
export type Derived = { recipe: Recipe; preview: string; drawing?: Box; dots?: string; encoded: Encoded[] };

/** The width of a tint relative to the largest rung. It saves a tenth of the bytes, with no visible difference. */
const TINT_SCALE = 0.95;

/** Locates the drawing and its dots on paper that has exactly the color `paper`. */
export async function onCleanPaper(picture: Raster, paper: Rgb): Promise<Subject> {
  const plane = lumaPlane(picture);
  const dots = findDots(darkestPlane(picture, paper));
  const found = { onPaper: true, drawing: findDrawing(plane), dots };
  const fewColors = await chooseFewColors(picture, plane, paper);
  if (fewColors === undefined) return { ...found, picture };
  return { ...found, picture: await resize(picture, atMost(PREVIEW, picture)), fewColors };
}

/** Follows the recipes. `original` is the size that they were planned for, in pixels. */
export async function derive(
  subject: Subject,
  original: Size,
  recipes: readonly Recipe[],
): Promise<Derived[]> {
  const derived: Derived[] = [];
  for (const recipe of recipes) {
    const crop = cropOf(recipe, subject.picture, original);
    const encoded: Encoded[] = [];
    for (const [index, rung] of recipe.rungs.entries()) {
      const isWidest = index === recipe.rungs.length - 1;
      encoded.push({ ...rung, bytes: await encode(subject, recipe, { rung, crop, isWidest }) });
    }
    encoded.push(...(await encodeTints(subject, recipe, crop)));
    const preview = await (recipe.isInGallery ? toThumb : toPlaceholder)(subject.picture, crop);
    const { drawing, dots } = subject;
    derived.push({ recipe, preview, drawing, dots: recipe.tones.length > 0 ? dots : undefined, encoded });
  }
  return derived;
}

async function encode(
  { picture, fewColors }: Subject,
  { isDrawing, isInGallery }: Recipe,
  { rung, crop, isWidest }: { rung: Size; crop: Size; isWidest: boolean },
): Promise<Uint8Array> {
  if (fewColors) return encodeLossless(await fewColors.plain(rung));
  const reduced = await resize(picture, rung, crop);
  return isDrawing ? encodeLossy(reduced) : encodePhoto(reduced, isInGallery && isWidest);
}

/** Makes one width for all screens, because most visitors look at only one or two tones. */
async function encodeTints(subject: Subject, recipe: Recipe, crop: Size): Promise<Encoded[]> {
  const largest = recipe.rungs.at(-1);
  if (!largest || recipe.tones.length === 0) return [];
  const rung = scaled(largest, TINT_SCALE);
  const tint = await toTinter(subject, rung, crop);
  const encoded: Encoded[] = [];
  for (const tone of recipe.tones) {
    const scale = toneScale(tone, subject.onPaper ? recipe.paper : WHITE);
    encoded.push({ ...rung, tone, bytes: await tint(scale) });
  }
  return encoded;
}

/** Encodes a picture with each channel scaled. */
type Tinter = (scale: Rgb) => Uint8Array | Promise<Uint8Array>;

async function toTinter({ picture, fewColors }: Subject, rung: Size, crop: Size): Promise<Tinter> {
  if (!fewColors) {
    const reduced = await resize(picture, rung, crop);
    return (scale) => encodeLossy(scalePicture(reduced, scale));
  }
  // Encode once: tints differ only in their palette.
  const reduced = await fewColors.onSkin(rung);
  const bytes = await encodeLossless(reduced);
  return (scale) =>
    repaint(bytes, (color) => scaleColor(color, scale)) ?? encodeLossless(scalePicture(reduced, scale));
}

/** Converts the crop from pixels of the original to pixels of the picture. */
function cropOf({ crop }: Recipe, picture: Raster, original: Size): Size {
  const { width, height } = scaled(crop, picture.width / original.width);
  return { width: Math.min(width, picture.width), height: Math.min(height, picture.height) };
}
