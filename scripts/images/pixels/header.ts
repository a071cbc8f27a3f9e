/** What a picture is, told by its first bytes. */
import type { Metadata } from "sharp";
import type { Size } from "#domain/pixels.ts";

/** The size is as shown, upright. */
export type Header = Size & {
  format: string;
  /** Of a pixel, on average: with halved colour, three channels are one and a half. */
  samples: number;
  /** More than eight bits a sample. */
  isDeep: boolean;
  /** Stored in passes over the whole picture. */
  isProgressive: boolean;
  /** What it says beside its pixels: `EXIF`, `ICC` … */
  metadata: string[];
};

const BESIDE_PIXELS = ["exif", "icc", "iptc", "xmp"] as const;

export function toHeader(found: Metadata): Header {
  const { format, autoOrient, channels, depth, isProgressive, chromaSubsampling } = found;
  return {
    format,
    ...autoOrient,
    samples: chromaSubsampling === "4:2:0" ? channels / 2 : channels,
    isDeep: depth !== "uchar",
    isProgressive,
    metadata: BESIDE_PIXELS.filter((kind) => found[kind]).map((kind) => kind.toUpperCase()),
  };
}
