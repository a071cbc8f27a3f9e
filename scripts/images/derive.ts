/** From one decoded original to the encoded derivatives of all its roles. */
import { chooseLevels } from "./choose-levels.ts";
import { findDrawing } from "./drawing-box.ts";
import { type Levels, paint, scaleColour } from "./grey-levels.ts";
import { findGround, levelGround } from "./ground.ts";
import type { Box, Tone } from "./manifest-schema.ts";
import { lumaPlane, type Picture, type Plane, type Rgb, type Size } from "./pixels.ts";
import type { Recipe } from "./plan.ts";
import {
  encodeLossless,
  encodeLossy,
  encodePlaceholder,
  encodeTinted,
  resize,
  resizePlane,
} from "./render.ts";
import { toneScale } from "./tones.ts";
import { repaint } from "./webp-palette.ts";

/** One encoded picture; `tone` when it is tinted. */
export type Encoded = Size & { tone?: Tone; bytes: Uint8Array };

/** What one recipe gave. */
export type Derived = { recipe: Recipe; placeholder: string; drawing?: Box; encoded: Encoded[] };

/** A picture ready for its recipes, levelled if it lies on paper. */
type Subject = {
  /** In one ink no larger than the placeholder needs: everything else is made of the levels. */
  picture: Picture;
  onPaper: boolean;
  drawing?: Box;
  inLevels?: { plane: Plane; levels: Levels };
};

/** Longer side of what a placeholder is made of, in pixels. */
const PREVIEW = 100;

/** The size to decode to: enough for the largest rung of all recipes. */
export function baseSize(original: Size, recipes: readonly Recipe[]): Size {
  const scale = Math.max(...recipes.map(({ crop, rungs }) => (rungs.at(-1)?.width ?? 1) / crop.width));
  return scaled(original, Math.min(1, scale));
}

/** Makes what the recipes say of an original of which `base` is the decoded, reduced picture. */
export async function derive(base: Picture, original: Size, recipes: readonly Recipe[]): Promise<Derived[]> {
  const photo: Subject = { picture: base, onPaper: false };
  const drawing = recipes.some((recipe) => recipe.isDrawing) ? await toDrawing(base) : photo;
  const derived: Derived[] = [];
  for (const recipe of recipes) {
    const subject = recipe.isDrawing ? drawing : photo;
    const crop = cropOf(recipe, subject.picture, original);
    const encoded: Encoded[] = [];
    for (const rung of recipe.rungs) encoded.push(...(await encodeRung(subject, recipe, { rung, crop })));
    const placeholder = await encodePlaceholder(subject.picture, crop);
    derived.push({ recipe, placeholder, drawing: subject.drawing, encoded });
  }
  return derived;
}

async function toDrawing(base: Picture): Promise<Subject> {
  const ground = findGround(base);
  if (ground === undefined) return { picture: base, onPaper: false };
  const picture = levelGround(base, ground);
  const plane = lumaPlane(picture);
  const drawing = findDrawing(plane);
  const levels = await chooseLevels(picture, plane);
  if (levels === undefined) return { picture, onPaper: true, drawing };
  const preview = scaled(picture, Math.min(1, PREVIEW / Math.max(picture.width, picture.height)));
  return { picture: await resize(picture, preview), onPaper: true, drawing, inLevels: { plane, levels } };
}

function encodeRung(
  { picture, onPaper, inLevels }: Subject,
  recipe: Recipe,
  { rung, crop }: { rung: Size; crop: Size },
): Promise<Encoded[]> {
  const tints = recipe.tones.map((tone) => ({ tone, scale: toneScale(tone, onPaper) }));
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

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
