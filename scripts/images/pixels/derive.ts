/** From one decoded original to the encoded derivatives of all its roles. */

import type { Box } from "#domain/manifest-schema.ts";
import { type Rgb, type Size, scaled, WHITE } from "#domain/pixels.ts";
import type { Recipe } from "#domain/plan.ts";
import type { Tone } from "#domain/tones.ts";
import { toneScale } from "#domain/tones.ts";
import { repaint } from "../webp/repaint.ts";
import { paint, scaleColour } from "./grey-levels.ts";
import type { Picture } from "./picture.ts";
import { encodeLossless, encodeLossy, encodeTinted, resize, resizePlane } from "./render.ts";
import { type Subject, toDrawing } from "./subject.ts";
import { toPlaceholder, toThumb } from "./thumbs.ts";

/** One encoded picture; `tone` when it is tinted. */
export type Encoded = Size & { tone?: Tone; bytes: Uint8Array };

/** What one recipe gave; `preview` is a thumb in a gallery, else a placeholder as a data URI. */
export type Derived = { recipe: Recipe; preview: string; drawing?: Box; encoded: Encoded[] };

/** The size to decode to: enough for the largest rung of all recipes. */
export function baseSize(original: Size, recipes: readonly Recipe[]): Size {
  const scale = Math.max(...recipes.map(({ crop, rungs }) => (rungs.at(-1)?.width ?? 1) / crop.width));
  return scaled(original, Math.min(1, scale));
}

/** Makes what the recipes say of an original of which `base` is the decoded, reduced picture. */
export async function derive(base: Picture, original: Size, recipes: readonly Recipe[]): Promise<Derived[]> {
  const photo: Subject = { picture: base, onPaper: false };
  const onPaper = recipes.find((recipe) => recipe.isDrawing);
  const drawing = onPaper ? await toDrawing(base, onPaper.paper) : photo;
  const derived: Derived[] = [];
  for (const recipe of recipes) {
    const subject = recipe.isDrawing ? drawing : photo;
    const crop = cropOf(recipe, subject.picture, original);
    const encoded: Encoded[] = [];
    for (const rung of recipe.rungs) encoded.push(...(await encodeRung(subject, recipe, { rung, crop })));
    const preview = await (recipe.isInGallery ? toThumb : toPlaceholder)(subject.picture, crop);
    derived.push({ recipe, preview, drawing: subject.drawing, encoded });
  }
  return derived;
}

function encodeRung(
  { picture, onPaper, inLevels }: Subject,
  recipe: Recipe,
  { rung, crop }: { rung: Size; crop: Size },
): Promise<Encoded[]> {
  const tints = recipe.tones.map((tone) => ({
    tone,
    scale: toneScale(tone, onPaper ? recipe.paper : WHITE),
  }));
  return inLevels ? encodeLevels(inLevels, rung, tints) : encodeColours(picture, { rung, crop }, tints);
}

type Tint = { tone: Tone; scale: Rgb };

async function encodeColours(
  picture: Picture,
  { rung, crop }: { rung: Size; crop: Size },
  tints: readonly Tint[],
): Promise<Encoded[]> {
  const reduced = await resize(picture, rung, crop);
  const encoded: Encoded[] = [{ ...rung, bytes: await encodeLossy(reduced) }];
  for (const { tone, scale } of tints) {
    encoded.push({ ...rung, tone, bytes: await encodeTinted(reduced, scale) });
  }
  return encoded;
}

/** Encoded once: the tints are the same indices with another palette. */
async function encodeLevels(
  { plane, levels }: NonNullable<Subject["inLevels"]>,
  rung: Size,
  tints: readonly Tint[],
): Promise<Encoded[]> {
  const reduced = await resizePlane(plane, rung);
  const bytes = await encodeLossless(paint(reduced, levels));
  const encoded: Encoded[] = [{ ...rung, bytes }];
  for (const { tone, scale } of tints) {
    const tint = (colour: Rgb) => scaleColour(colour, scale);
    const tinted =
      repaint(bytes, tint) ??
      encodeLossless(paint(reduced, { ...levels, palette: levels.palette.map(tint) }));
    encoded.push({ ...rung, tone, bytes: await tinted });
  }
  return encoded;
}

/** The part of the picture that a recipe shows, in the picture's pixels. */
function cropOf({ crop }: Recipe, picture: Picture, original: Size): Size {
  const { width, height } = scaled(crop, picture.width / original.width);
  return { width: Math.min(width, picture.width), height: Math.min(height, picture.height) };
}
