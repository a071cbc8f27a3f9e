/**
 * "On your own skin": a made-up photo and drawing, and the pixels that they must produce together. It shares no code with
 * the page: light as in IEC 61966-2-1, a limb as a cylinder, and the colors of ink, read once from a picture.
 */
import sharp from "sharp";

type Point = { x: number; y: number };
/** Lengths are fractions of the photo's long side, `turn` is in degrees, and `curve` is 1 at 80° around the limb. */
type Placement = Point & { size: number; turn: number; curve: number };

/** `aspectRatio` belongs to the drawing. */
export type Expected = {
  placement: Placement;
  aspectRatio: number;
  look?: "fresh" | "healed";
  strength?: number;
};

export const PHOTO = { width: 800, height: 600 };
const LONG = PHOTO.width;
/** The ink is soft this close to an edge, in pixels. */
const SOFT = 16;
const DEGREE = Math.PI / 180;

/** The drawing's two grays, and what they look like on white skin, as sRGB. */
const [BLACK, GRAY] = [0, 128];
const INKS: Record<string, Record<number, number[]>> = {
  fresh: { [BLACK]: [39, 41, 46], [GRAY]: [134, 135, 137] },
  healed: { [BLACK]: [62, 73, 87], [GRAY]: [140, 143, 150] },
};

/** The initial placement without its curve: in the middle, at a third of the short side. */
export const FLAT: Placement = { x: 0.5, y: 0.375, size: 0.25, turn: 0, curve: 0 };
/** 5 inches, measured by the initial outline of the bank card, which is 85.6 mm long. */
export const REAL_SIZE = (5 * FLAT.size) / (85.6 / 25.4);

const grayAt = (x: number) => Math.round(60 + (140 * x) / PHOTO.width);

export const makeRamp = () => makeGray(PHOTO, grayAt);

/** Makes a box the size of the picture, with a black left half and a gray right half. */
export async function makeBox(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return makeGray({ width, height }, (x) => (x < width / 2 ? BLACK : GRAY));
}

function makeGray({ width, height }: typeof PHOTO, toGray: (x: number) => number): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => toGray(index % width));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Reads a canvas as RGB, row by row, from its data URL. */
export async function readPixels(address: string) {
  const { data, info } = await sharp(Buffer.from(address.split(",")[1] ?? "", "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Finds the pixels that are off by more than 2, out of 255, in a data URL of the canvas. Samples a grid away from edges
 * and requires enough skin and ink.
 */
export async function findWrongPixels(address: string, expected: Expected): Promise<string[]> {
  const { data, width, height } = await readPixels(address);
  if (width !== PHOTO.width || height !== PHOTO.height) return [`${width} × ${height} pixels`];
  const seen = { skin: 0, ink: 0 };
  const wrong: string[] = [];
  for (let y = SOFT; y < height - SOFT; y += 7)
    for (let x = SOFT; x < width - SOFT; x += 7) {
      if (!isPlain(x, y, expected)) continue;
      seen[drawnAt(x, y, expected) === undefined ? "skin" : "ink"]++;
      const found = [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
      const wanted = expectedAt(x, y, expected);
      if (found.some((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) > 2))
        wrong.push(`${x},${y}: ${found} instead of ${wanted}`);
    }
  if (seen.skin <= 500 || seen.ink <= 50) wrong.push(`only ${seen.skin} of skin and ${seen.ink} of ink`);
  return wrong.slice(0, 5);
}

const isPlain = (x: number, y: number, expected: Expected) =>
  [-SOFT, 0, SOFT]
    .flatMap((across) => [-SOFT, 0, SOFT].map((down) => drawnAt(x + across, y + down, expected)))
    .every((drawn, _, [first]) => drawn === first);

/** Returns the drawing's gray at a pixel, or undefined beside the drawing. */
function drawnAt(x: number, y: number, { placement, aspectRatio }: Expected): number | undefined {
  const point = toDrawing({ x: (x + 0.5) / LONG, y: (y + 0.5) / LONG }, placement, aspectRatio);
  return point && (point.x < 0.5 ? BLACK : GRAY);
}

/** Converts a point of the photo to fractions of the flat drawing; undefined beside it or where the limb turns away. */
function toDrawing(point: Point, placement: Placement, aspectRatio: number): Point | undefined {
  const { x: middleX, y: middleY, size, turn, curve } = placement;
  const [width, height] = [size * Math.min(1, aspectRatio), size * Math.min(1, 1 / aspectRatio)];
  const [dx, dy] = [point.x - middleX, point.y - middleY];
  const [cos, sin] = [Math.cos(turn * DEGREE), Math.sin(turn * DEGREE)];
  const angle = 80 * DEGREE * curve;
  const across = (dx * cos + dy * sin) / width;
  const x = angle === 0 ? across : Math.asin(2 * angle * across) / (2 * angle);
  const y = (dy * cos - dx * sin) / height;
  return Math.abs(x) <= 0.5 && Math.abs(y) <= 0.5 ? { x: x + 0.5, y: y + 0.5 } : undefined;
}

function expectedAt(x: number, y: number, expected: Expected): number[] {
  const skin = grayAt(x);
  const drawn = drawnAt(x, y, expected);
  if (drawn === undefined) return [skin, skin, skin];
  const { look = "healed", strength = 1 } = expected;
  return (INKS[look]?.[drawn] ?? []).map((ink) =>
    Math.round(fromLight(toLight(skin) * (1 - strength * (1 - toLight(ink))))),
  );
}

function toLight(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const fromLight = (light: number) =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
