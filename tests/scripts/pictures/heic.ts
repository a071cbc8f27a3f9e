/** Makes HEIC and AVIF files (ISO 23008-12) of the coded pictures in tests/fixtures/heic, in boxes as phones arrange them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An item of the file: a coded picture, a grid of pictures, or metadata. */
export type Item = {
  type: string;
  data: Buffer;
  properties?: Buffer[];
  /** The other items that it consists of, is a thumbnail of, or describes. */
  refers?: { how: "dimg" | "thmb" | "cdsc" | "auxl"; to: number | number[] };
};

const DECODERS = { hvc1: "hvcC", av01: "av1C" };

/** The picture of a fixture. */
export const codedPicture = (name: string) => pictureIn(readFixture(name), "hvc1");

/** Extracts the only picture of a file, coded as HEVC or AV1. */
export function pictureIn(file: Buffer, type: keyof typeof DECODERS): Item {
  const boxOf = (name: string) => boxAt(file, file.indexOf(name) - 4);
  return { type, data: boxOf("mdat").subarray(8), properties: [boxOf(DECODERS[type]), boxOf("ispe")] };
}

export const readFixture = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../fixtures/heic/${name}.heic`));

const boxAt = (file: Buffer, at: number) => file.subarray(at, at + file.readUInt32BE(at));

/** `primary` is the number of the item to show, counted from 1. */
export function toHeic(items: readonly Item[], primary = 1): Buffer {
  const brand = items.some((item) => item.type === "av01") ? "avif" : "heic";
  const type = box("ftyp", text(brand), u32(0), text(`mif1${brand}`));
  const start = type.length + describe(items, primary, 0).length + 8;
  return Buffer.concat([
    type,
    describe(items, primary, start),
    box("mdat", ...items.map(({ data }) => data)),
  ]);
}

/** `start` is the offset of the data of the first item. */
function describe(items: readonly Item[], primary: number, start: number): Buffer {
  const properties = [...new Set(items.flatMap((item) => item.properties ?? []))];
  let at = start;
  const places = items.map(({ data }, i) => {
    at += data.length;
    return [u16(i + 1), u16(0), u16(1), u32(at - data.length), u32(data.length)];
  });
  const names = items.map(({ type }, i) => {
    const content = type === "mime" ? "application/rdf+xml\0" : "";
    return box("infe", u32(0x02_000000), u16(i + 1), u16(0), text(`${type}\0${content}`));
  });
  const uses = items.map((item, i) => {
    const used = (item.properties ?? []).map((property) => properties.indexOf(property) + 1);
    return [u16(i + 1), Buffer.of(used.length, ...used)];
  });
  const references = items.flatMap(({ refers }, i) => (refers ? [reference(i + 1, refers)] : []));
  return box(
    "meta",
    u32(0),
    box("hdlr", u32(0), u32(0), text("pict"), Buffer.alloc(13)),
    box("pitm", u32(0), u16(primary)),
    box("iloc", u32(0), u16(0x4400), u16(items.length), ...places.flat()),
    box("iinf", u32(0), u16(items.length), ...names),
    box("iref", u32(0), ...references),
    box("iprp", box("ipco", ...properties), box("ipma", u32(0), u32(items.length), ...uses.flat())),
  );
}

function reference(from: number, { how, to }: NonNullable<Item["refers"]>): Buffer {
  const targets = [to].flat();
  return box(how, u16(from), u16(targets.length), ...targets.map(u16));
}

/** Quarter turns counterclockwise. */
export const turned = (quarters: number) => box("irot", Buffer.of(quarters));

/** Swaps left and right. */
export const mirrored = () => box("imir", Buffer.of(1));

export const sized = (width: number, height: number) => box("ispe", u32(0), u32(width), u32(height));

/** Names the color profile by the numbers of ITU-T H.273. */
export const colored = (primaries: number, transfer: number) =>
  box("colr", text("nclx"), u16(primaries), u16(transfer), u16(6), Buffer.of(0x80));

export const profiled = (icc: Buffer) => box("colr", text("prof"), icc);

/** A grid, whose tiles are other items. */
export function grid(columns: number, rows: number, [width, height]: [number, number]): Item {
  const to = Array.from({ length: columns * rows }, (_, i) => i + 2);
  const data = Buffer.concat([Buffer.of(0, 0, rows - 1, columns - 1), u16(width), u16(height)]);
  return { type: "grid", data, properties: [sized(width, height)], refers: { how: "dimg", to } };
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

const text = (value: string) => Buffer.from(value, "latin1");

function u16(value: number): Buffer {
  return Buffer.of(value >> 8, value & 255);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
