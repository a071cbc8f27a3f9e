import { describe, expect, test } from "vitest";
import type { Corners, Rgb } from "#domain/pixels.ts";
import type { Raster } from "#drawing/raster.ts";
import { findScan } from "#drawing/scan/decide.ts";
import { developScan, type Scan } from "#drawing/scan/develop.ts";
import { scanSheet } from "#drawing/scan/scan.ts";
import { colorAt, exactShare, noise, PAPER, paintPicture } from "../../pictures/paint.ts";

const [WIDTH, HEIGHT] = [400, 300];
/** The size of the sheet, in pixels, and its turn, in radians. */
const SHEET = { width: 260, height: 190 };
const TURN = 0.1;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
const INK: Rgb = [40, 36, 36];

type Scene = {
  table?: (x: number, y: number) => Rgb;
  /** The share of each channel that the light leaves, by place from 0 to 1. */
  light?: (x: number, y: number) => Rgb;
  /** What the sheet shows besides the ring, by place from its middle, in pixels. */
  marks?: (u: number, v: number) => Rgb | undefined;
  /** What covers everything else. */
  over?: (x: number, y: number) => Rgb | undefined;
  /** The distance from the middle of the photo to that of the sheet, in pixels. */
  aside?: number;
  scale?: number;
  /** The standard deviation of the noise, in levels. */
  grain?: number;
};

/** A black ring on a white sheet on a table, with sensor noise. */
function photograph({
  table = wood,
  light = () => [1, 1, 1],
  marks,
  over,
  aside = 0,
  scale = 1,
  grain = 0.6,
}: Scene): Raster {
  const random = noise(grain);
  return paintPicture(WIDTH, HEIGHT, (x, y) => {
    const [dx, dy] = [(x - WIDTH / 2 - aside) / scale, (y - HEIGHT / 2) / scale];
    const [u, v] = [dx * COS + dy * SIN, dy * COS - dx * SIN];
    const isSheet = Math.abs(u) < SHEET.width / 2 && Math.abs(v) < SHEET.height / 2;
    const isInk = Math.abs(Math.hypot(u, v) - 45) < 8;
    const drawn = isInk ? INK : (marks?.(u, v) ?? ([245, 245, 243] as const));
    const color = over?.(x, y) ?? (isSheet ? drawn : table(x, y));
    const lit = light(x / WIDTH, y / HEIGHT);
    const level = (channel: 0 | 1 | 2) =>
      Math.min(255, Math.max(0, color[channel] * lit[channel] + random()));
    return [level(0), level(1), level(2)];
  });
}

const wood = (x: number, y: number): Rgb => ((x + y * 0.3) % 60 < 30 ? [150, 105, 70] : [115, 78, 50]);

const truth: Corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];

function corner(across: number, down: number) {
  const [u, v] = [(across * SHEET.width) / 2, (down * SHEET.height) / 2];
  return { x: 0.5 + (u * COS - v * SIN) / WIDTH, y: 0.5 + (u * SIN + v * COS) / HEIGHT };
}

const cornerErrors = ({ sheet }: Scan) =>
  sheet.map(({ x, y }, at) => {
    const expected = truth[at as 0 | 1 | 2 | 3];
    return Math.hypot((x - expected.x) * WIDTH, (y - expected.y) * HEIGHT) / WIDTH;
  });

/** Develops the scan as a picture of 200 × 200 pixels: the ring with its margin. */
function develop(photo: Raster): { scan: Scan; picture: Raster } {
  const { scan, warning } = scanSheet(photo);
  if (!scan || warning) throw new Error(warning);
  return { scan, picture: developScan(photo, scan, { size: { width: 200, height: 200 }, paper: PAPER }) };
}

/** Whether a pixel of the developed picture is bare paper. */
const isAwayFromRing = (x: number, y: number) => Math.abs(Math.hypot(x - 100, y - 100) - 72) >= 22;

const lamp: Scene["light"] = () => [1, 0.86, 0.65];
const shadow: Scene["light"] = (x, y) => {
  const left = 0.7 + 0.3 / (1 + Math.exp((x + y - 1.1) * 30));
  return [left, left, left];
};
const finger = (x: number, y: number): Rgb | undefined =>
  Math.hypot(x - 180, Math.max(0, 270 - y)) < 14 ? [190, 130, 100] : undefined;

describe("a sheet is cut out, lit evenly and cropped to its drawing", () => {
  const scenes: [string, Scene][] = [
    ["on striped wood", {}],
    ["on a white table", { table: () => [226, 226, 225] }],
    ["under a lamp with a cast of 35 %", { light: lamp }],
    ["between two lamps", { light: (x) => [1 - 0.15 * x, 0.85 + 0.05 * x, 0.65 + 0.3 * x] }],
    ["in the shadow of a phone", { light: shadow }],
    [
      "held by a finger, in light that falls off",
      { over: finger, light: (x) => [1 - 0.35 * x, 1 - 0.35 * x, 1 - 0.35 * x] },
    ],
  ];
  test.each(scenes)("%s", (_, scene) => {
    const { scan, picture } = develop(photograph(scene));
    expect(Math.max(...cornerErrors(scan))).toBeLessThan(0.01);
    expect(exactShare(picture, isAwayFromRing)).toBeGreaterThan(0.99);
    const [red, green, blue] = colorAt(picture, 100, 26);
    expect(Math.max(red, green, blue)).toBeLessThan(70);
  });
});

test("a sheet whose side is cut off ends with the photo there", () => {
  const { scan } = scanSheet(photograph({ aside: 90 }));
  expect(scan?.sheet[0].x).toBeCloseTo((truth[0].x * WIDTH + 90) / WIDTH, 2);
  expect(scan?.sheet.slice(1, 3).map(({ x }) => x)).toEqual([1, 1]);
});

test("a sheet that fills the photo is lit and cropped", () => {
  const { scan, picture } = develop(photograph({ scale: 2, light: lamp }));
  expect(scan.fillsPhoto).toBe(true);
  expect(exactShare(picture, isAwayFromRing)).toBeGreaterThan(0.99);
});

describe("a photo that cannot be made clean says why", () => {
  const scenes: [string, Scene][] = [
    ["in the dark", { light: () => [0.25, 0.25, 0.25] }],
    ["in yellow light", { light: () => [1, 0.8, 0.5] }],
    ["on pink paper", { light: () => [1, 0.8, 0.86], scale: 2 }],
    ["under a hand", { over: (x, y) => (Math.hypot(x - 120, y - 90) < 60 ? [150, 90, 60] : undefined) }],
    [
      "without a drawing",
      { over: (x, y) => (Math.hypot(x - 200, y - 150) < 60 ? [245, 245, 243] : undefined) },
    ],
    ["without paper", { scale: 0.01 }],
    [
      "under a flash",
      {
        light: (x, y) => {
          const left = 0.75 + Math.exp(-((x - 0.45) ** 2 + (y - 0.4) ** 2) * 200);
          return [left, left, left];
        },
      },
    ],
  ];
  test("in one sentence", () => {
    const said = scenes.map(([name, scene]) => `${name}: ${scanSheet(photograph(scene)).warning}`);
    expect(said).toMatchInlineSnapshot(`
      [
        "in the dark: the paper is too dark in the middle. Photograph it in daylight, beside a window; for a drawing on a screen, use its own file; or keep the photo as it is with scan: false.",
        "in yellow light: the light, or the paper, is too yellow in the middle. Photograph it in daylight, without a lamp; or keep the photo as it is with scan: false.",
        "on pink paper: the light, or the paper, is too pink in the middle. Photograph it in daylight, without a lamp; or keep the photo as it is with scan: false.",
        "under a hand: something runs over the paper's edge at the top. Photograph it with bare paper around the drawing, without hands; or add corners: to mark what to show.",
        "without a drawing: no drawing stands out from the paper. Photograph it from closer, so that its lines are dark.",
        "without paper: no sheet of white paper stands out. Photograph the drawing from above, in daylight; for a drawing on a screen, use its own file; or keep the photo as it is with scan: false.",
        "under a flash: a bright reflection hides part of the sheet in the middle. Photograph it again without flash, in daylight from the side; or keep the photo as it is with scan: false.",
      ]
    `);
  });
});

describe("paper that fills the picture", () => {
  const ring = (x: number, y: number) => Math.abs(Math.hypot(x - 200, y - 150) - 45) < 8;
  const said = (colorAt: (x: number, y: number) => Rgb | undefined) =>
    findScan(
      paintPicture(400, 300, (x, y) => (ring(x, y) ? INK : (colorAt(x, y) ?? [250, 250, 250]))),
      PAPER,
    ).warning;

  test("with a drawing alone needs no remark", () => {
    expect(said(() => undefined)).toBeUndefined();
  });

  test.each<[string, Parameters<typeof said>[0], RegExp]>([
    [
      "a colored sheet on it",
      (x, y) =>
        Math.max(Math.abs(x - 200) / 160, Math.abs(y - 150) / 120) < 1 ? [245, 225, 235] : undefined,
      /^much of it is pale and colored/,
    ],
    [
      "a crease",
      (x, y) => (Math.abs(y - 250) < 1 && x > 60 && x < 330 ? [205, 205, 205] : undefined),
      /^a long, faint line runs across the paper/,
    ],
  ])("with %s says so", (_, colorAt, sentence) => {
    expect(said(colorAt)).toMatch(sentence);
  });
});

describe("corners that the artist gives", () => {
  const photo = photograph({ light: lamp });

  test("are taken as they are, and the light is evened", () => {
    const { scan } = findScan(photo, PAPER, { corners: truth });
    expect(scan).toMatchObject({ sheet: truth, box: { left: 0, top: 0, width: 1, height: 1 } });
    const picture = developScan(photo, scan as Scan, { size: SHEET, paper: PAPER });
    expect(colorAt(picture, 20, 20)).toEqual(PAPER);
  });

  test("keep the light of the photo with scan: false", () => {
    const { scan } = findScan(photo, PAPER, { scan: false, corners: truth });
    const [red, , blue] = colorAt(developScan(photo, scan as Scan, { size: SHEET, paper: PAPER }), 20, 20);
    expect(blue / red).toBeCloseTo(0.65, 1);
  });
});
