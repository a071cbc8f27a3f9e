/** Our own SVG shapes, such as cards and icons, as pixels in files. */
import sharp from "sharp";
import type { Picture } from "./picture.ts";
import { rawOf } from "./render.ts";

/** A picture and its upper left corner, in pixels. */
export type Inset = { picture: Picture; left: number; top: number };

/** JPEG, which every social network reads. Full colour resolution: fine dots on flat paper. */
const CARD = { quality: 86, chromaSubsampling: "4:4:4" };

/** Originals that are SVG are refused by their first bytes (original-problem.ts). */
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

/** An SVG at its own size, with a picture over it, as JPEG. Without text: there may be no fonts. */
export function encodeCard(svg: string, inset?: Inset): Promise<Uint8Array> {
  const layers = inset ? [layerOf(inset)] : [];
  return sharp(Buffer.from(svg)).composite(layers).removeAlpha().jpeg(CARD).toBuffer();
}

/** An SVG at its own size as PNG. */
export function encodeIcon(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, effort: 10 }).toBuffer();
}

const layerOf = ({ picture, left, top }: Inset) => ({
  input: Buffer.from(picture.data),
  raw: rawOf(picture),
  left,
  top,
});
