/** From one decoded original to the encoded derivatives of all its roles. */
import { chooseLevels } from "./choose-levels.ts";
import { findDrawing } from "./drawing-box.ts";
import { type Levels, paint, scaleColour } from "./grey-levels.ts";
import { findGround, levelGround } from "./ground.ts";
import type { Box, Tone } from "./manifest-schema.ts";
import { lumaPlane, type Picture, type Rgb, type Size } from "./pixels.ts";
import type { Recipe } from "./plan.ts";
import { encodeLossless, encodeLossy, encodePlaceholder, encodeTinted, resize } from "./render.ts";
import { toneScale } from "./tones.ts";
import { repaint } from "./webp-palette.ts";

/** One encoded picture; `tone` when it is tinted. */
export type Encoded = Size & { tone?: Tone; bytes: Uint8Array };

/** What one recipe gave. */
export type Derived = { recipe: Recipe; placeholder: string; drawing?: Box; encoded: Encoded[] };

/** A picture ready for its recipes: levelled if it lies on paper, with its levels if it is drawn in one ink. */
type Subject = { picture: Picture; onPaper: boolean; drawing?: Box; levels?: Levels };

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
    const crop = scaled(recipe.crop, base.width / original.width);
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
  return { picture, onPaper: true, drawing: findDrawing(plane), levels: await chooseLevels(picture, plane) };
}

async function encodeRung(
  { picture, onPaper, levels }: Subject,
  { tones }: Recipe,
  { rung, crop }: { rung: Size; crop: Size },
): Promise<Encoded[]> {
  const reduced = await resize(picture, rung, crop);
  const tints = tones.map((tone) => ({ tone, scale: toneScale(tone, onPaper) }));
  if (levels === undefined) {
    const encoded: Encoded[] = [{ ...rung, bytes: await encodeLossy(reduced) }];
    for (const { tone, scale } of tints)
      encoded.push({ ...rung, tone, bytes: await encodeTinted(reduced, scale) });
    return encoded;
  }
  const plane = lumaPlane(reduced);
  const bytes = await encodeLossless(paint(plane, levels));
  const encoded: Encoded[] = [{ ...rung, bytes }];
  for (const { tone, scale } of tints) {
    const tint = (colour: Rgb) => scaleColour(colour, scale);
    const tinted =
      repaint(bytes, tint) ?? encodeLossless(paint(plane, { ...levels, palette: levels.palette.map(tint) }));
    encoded.push({ ...rung, tone, bytes: await tinted });
  }
  return encoded;
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
