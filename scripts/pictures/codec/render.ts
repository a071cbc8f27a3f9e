/** Renders one decoded original as the encoded derivatives of all its roles. */
import { type Tone, toneScale } from "#domain/colors.ts";
import type { Box } from "#domain/manifest-schema.ts";
import { type Rgb, type Size, scaled, WHITE } from "#domain/pixels.ts";
import { findDots } from "#drawing/dots/dots.ts";
import { findDrawing } from "#drawing/drawing-box.ts";
import { darkestPlane, lumaPlane, type Raster } from "#drawing/raster.ts";
import type { Recipe } from "#drawing/recipes.ts";
import { encodeDrawing, encodePhoto, reduceColors, resize } from "./codec.ts";
import { toPlaceholder, toThumb } from "./thumbs.ts";

/** The picture that derivatives are made from. Its paper, if any, is leveled. */
type Subject = {
  picture: Raster;
  onPaper: boolean;
  drawing?: Box;
  /** The dots of the drawing (dots.ts). */
  dots?: string;
};

/** `tone` is set when the picture is tinted. */
export type Encoded = Size & { tone?: Tone; bytes: Uint8Array };

/** The result of one recipe. `preview` is a thumb in a gallery, otherwise a placeholder as a data URI. */
export type Rendered = { recipe: Recipe; preview: string; drawing?: Box; dots?: string; encoded: Encoded[] };

/** The width of a tint relative to the largest rung. It saves a fifth of the bytes. */
const TINT_SCALE = 0.85;

/** Locates the drawing and its dots on paper that has exactly the color `paper`. */
export function onCleanPaper(picture: Raster, paper: Rgb): Subject {
  const dots = findDots(darkestPlane(picture, paper));
  return { picture, onPaper: true, drawing: findDrawing(lumaPlane(picture)), dots };
}

/** Follows the recipes. `original` is the size that they were planned for, in pixels. */
export async function render(
  subject: Subject,
  original: Size,
  recipes: readonly Recipe[],
): Promise<Rendered[]> {
  const rendered: Rendered[] = [];
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
    rendered.push({ recipe, preview, drawing, dots: recipe.tones.length > 0 ? dots : undefined, encoded });
  }
  return rendered;
}

async function encode(
  { picture, onPaper }: Subject,
  { isInGallery, paper }: Recipe,
  { rung, crop, isWidest }: { rung: Size; crop: Size; isWidest: boolean },
): Promise<Uint8Array> {
  const resized = await resize(picture, rung, crop);
  if (onPaper) return encodeDrawing(await reduceColors(resized, paper), paper);
  return encodePhoto(resized, isInGallery && isWidest);
}

/** Makes one width for all screens, because most visitors look at only one or two tones. */
async function encodeTints(
  { picture, onPaper }: Subject,
  { rungs, tones, paper }: Recipe,
  crop: Size,
): Promise<Encoded[]> {
  const largest = rungs.at(-1);
  if (!largest || tones.length === 0) return [];
  const rung = scaled(largest, TINT_SCALE);
  const resized = await resize(picture, rung, crop);
  const reduced = onPaper ? await reduceColors(resized, paper) : undefined;
  const encoded: Encoded[] = [];
  for (const tone of tones) {
    const bytes = reduced
      ? await encodeDrawing(reduced, paper, toneScale(tone, paper))
      : await encodePhoto(resized, false, toneScale(tone, WHITE));
    encoded.push({ ...rung, tone, bytes });
  }
  return encoded;
}

/** Converts the crop from pixels of the original to pixels of the picture. */
function cropOf({ crop }: Recipe, picture: Raster, original: Size): Size {
  const { width, height } = scaled(crop, picture.width / original.width);
  return { width: Math.min(width, picture.width), height: Math.min(height, picture.height) };
}
