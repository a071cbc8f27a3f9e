/** HEIC and AVIF: boxes of a length, a name and a body (ISO 14496-12), one of which lists where the items lie. */
import { type Container, Malformed, type Part } from "./container.ts";
import { Cursor, type Span } from "./cursor.ts";

/** The span of its body. */
type Box = Span & { type: string };

/** Of one picture or a sequence of pictures. */
const OF_PICTURE = ["ftyp", "meta", "mdat", "moov", "free", "skip"];

/** By the type of the item. */
const NAMES: Record<string, string> = { Exif: "EXIF", mime: "XMP" };

export const heif: Container = {
  isOf: (file) => /^....ftyp(hei|hev|mif|msf|avi)/s.test(file.toString("latin1", 0, 12)),
  split: splitHeif,
  blank: (part) => Buffer.alloc(part.length),
};

function splitHeif(file: Buffer): Part[] {
  const boxes = readBoxes(file, { start: 0, end: file.length });
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta) throw new Malformed();
  const unknown = boxes.filter(({ type }) => !OF_PICTURE.includes(type));
  const metadata = [
    ...unknown.map((box) => ({ ...box, beside: "data after the picture" })),
    ...findMetadata(file, meta),
  ].sort((a, b) => a.start - b.start);
  let at = 0;
  const parts = metadata.flatMap(({ start, end, beside }) => {
    if (start < at || end > file.length) throw new Malformed();
    const picture = file.subarray(at, start);
    at = end;
    return [{ bytes: picture }, { bytes: file.subarray(start, end), beside }];
  });
  return [...parts, { bytes: file.subarray(at) }];
}

function findMetadata(file: Buffer, { start, end }: Box): (Span & { beside: string })[] {
  const boxes = readBoxes(file, { start: start + 4, end });
  const named = (wanted: string) => boxes.find(({ type }) => type === wanted) ?? { start: end, end };
  const types = readTypes(file, named("iinf"));
  return readExtents(file, named("iloc"), named("idat")).flatMap(({ item, ...extent }) => {
    const beside = NAMES[types.get(item) ?? ""];
    return beside ? [{ ...extent, beside }] : [];
  });
}

function readBoxes(file: Buffer, { start, end }: Span): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
    const cursor = new Cursor(file, { start: at, end });
    const [length, type] = [cursor.number(4), cursor.text(4)];
    // 1 means that a longer number follows the name, 0 that the box extends to the end.
    const whole = length === 1 ? cursor.number(8) : length || end - at;
    const box = { type, start: cursor.at, end: at + whole };
    if (box.end > end || box.end < box.start) throw new Malformed();
    boxes.push(box);
  }
  return boxes;
}

/** Of the items, by their numbers. */
function readTypes(file: Buffer, infos: Span): Map<number, string> {
  const head = new Cursor(file, infos);
  head.number(head.number(4) >> 24 === 0 ? 2 : 4);
  return new Map(
    readBoxes(file, { start: head.at, end: infos.end }).map((info) => {
      const cursor = new Cursor(file, info);
      const item = cursor.number(cursor.number(4) >> 24 === 3 ? 4 : 2);
      cursor.number(2);
      return [item, cursor.text(4)];
    }),
  );
}

/** Where the items lie, each in one piece or more: in the file or in `idat`. */
function readExtents(file: Buffer, places: Span, idat: Span): (Span & { item: number })[] {
  const cursor = new Cursor(file, places);
  const version = cursor.number(4) >> 24;
  const lengths = cursor.number(2);
  const lengthAt = (shift: number) => (lengths >> shift) & 15;
  const wide = version < 2 ? 2 : 4;
  const items = Array.from({ length: cursor.number(wide) }, () => {
    const item = cursor.number(wide);
    const inIdat = version > 0 && cursor.number(2) === 1;
    cursor.number(2);
    const base = cursor.number(lengthAt(4)) + (inIdat ? idat.start : 0);
    return Array.from({ length: cursor.number(2) }, () => {
      cursor.number(version > 0 ? lengthAt(0) : 0);
      const start = base + cursor.number(lengthAt(12));
      return { item, start, end: start + cursor.number(lengthAt(8)) };
    });
  });
  return items.flat();
}
