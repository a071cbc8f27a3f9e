/** Rasterizes SVGs of our own: social cards and icons. */
import sharp from "sharp";
import type { Size } from "#domain/pixels.ts";
import { decode, rawOf } from "./codec.ts";

/** A picture to place over an SVG, with its position and size in pixels. */
type Inset = Size & { bytes: Uint8Array; left: number; top: number };

/** JPEG, because every social network reads it. Full chroma keeps fine dots on flat paper sharp. */
const CARD = { quality: 86, chromaSubsampling: "4:4:4" };

/** Safe: read.ts refuses originals that are SVG by their first bytes. */
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

/** Draws the SVG at its own size, with a picture over it. It must not hold text, because the machine may lack fonts. */
export async function encodeCard(svg: string, inset?: Inset): Promise<Uint8Array> {
  const layers = inset ? [await layerOf(inset)] : [];
  return sharp(Buffer.from(svg)).composite(layers).removeAlpha().jpeg(CARD).toBuffer();
}

/** Draws the SVG at its own size, as PNG. */
export function encodeIcon(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, effort: 10 }).toBuffer();
}

async function layerOf({ bytes, left, top, width, height }: Inset) {
  const picture = await decode(bytes, { width, height });
  return { input: Buffer.from(picture.data), raw: rawOf(picture), left, top };
}
