import { describe, expect, test } from "vitest";
import type { Corners, Rgb } from "#domain/pixels.ts";
import { previewDrawing } from "#drawing/preview.ts";
import type { Raster } from "#drawing/raster.ts";
import { decide, isOnPaper } from "#drawing/scan/decide.ts";
import { developScan, type Scan } from "#drawing/scan/develop.ts";
import { colorAt, exactShare, noise, PAPER, paintPicture, toSharp } from "../../pictures/paint.ts";

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

/** These photos are small; what is said of that is tested by itself. */
function look(photo: Raster, overrides?: Parameters<typeof decide>[2]) {
  const decision = decide(photo, { width: 8 * photo.width, height: 8 * photo.height }, overrides);
  return { ...decision, isOnPaper: isOnPaper(decision) };
}

/** Develops the scan as a picture of 200 × 200 pixels: the ring with its margin. */
function develop(photo: Raster): { scan: Scan; picture: Raster } {
  const { scan, remark } = look(photo);
  if (!scan || remark) throw new Error(remark?.text);
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
  const { scan } = look(photograph({ aside: 90 }));
  expect(scan?.sheet[0].x).toBeCloseTo((truth[0].x * WIDTH + 90) / WIDTH, 2);
  expect(scan?.sheet.slice(1, 3).map(({ x }) => x)).toEqual([1, 1]);
});

test("a sheet that fills the photo is lit and cropped", () => {
  const { scan, picture } = develop(
    photograph({ scale: 2, light: (x) => [1 - 0.2 * x, 0.86 - 0.2 * x, 0.65 - 0.1 * x] }),
  );
  expect(scan.fillsPhoto).toBe(true);
  expect(exactShare(picture, isAwayFromRing)).toBeGreaterThan(0.99);
});

test("grainy paper is paper as far as a shadow in its corner", () => {
  const corner: Scene["light"] = (x, y) => {
    const left = 0.98 - 0.9 * Math.exp(-3 * (x + 1 - y));
    return [left, left, left];
  };
  expect(look(photograph({ scale: 2, grain: 4, light: corner }))).toMatchObject({
    isOnPaper: true,
    scan: { fillsPhoto: true },
    remark: undefined,
  });
});

test("a black disc on a small photo by lamplight is kept", () => {
  const photo = paintPicture(120, 100, (x, y) => {
    const left = 1 - x / 600;
    return Math.hypot(x - 60, y - 50) < 15 ? [9, 9, 9] : [240 * left, 205 * left, 160 * left];
  });
  const { scan, remark } = decide(photo, { width: 2400, height: 2000 });
  expect({ isLit: scan?.light !== undefined, remark }).toEqual({ isLit: true, remark: undefined });
});

describe("a photo that cannot be made clean is shown as it is, and says why", () => {
  const scenes: [string, Scene][] = [
    ["in the dark", { light: () => [0.25, 0.25, 0.25] }],
    ["in yellow light", { light: () => [1, 0.8, 0.5] }],
    ["on pink paper", { light: () => [1, 0.8, 0.86], scale: 2 }],
    [
      "with a blank sheet",
      { over: (x, y) => (Math.hypot(x - 200, y - 150) < 60 ? [245, 245, 243] : undefined) },
    ],
    ["without paper", { scale: 0.01 }],
    [
      "under a red and a green lamp",
      { light: (x) => (x < 0.52 ? [1, 0.7, 0.75] : [0.7, 1, 0.75]), scale: 2 },
    ],
  ];
  test("in one sentence", () => {
    const said = scenes.map(([name, scene]) => {
      const { scan, background, remark } = look(photograph(scene));
      return `${scan || background ? "published " : ""}${name}: ${remark?.text}`;
    });
    expect(said).toMatchInlineSnapshot(`
      [
        "in the dark: the paper is too dark, so it is shown as it is, without dots to poke, rulers and try-on. Photograph it in daylight, beside a window.",
        "in yellow light: no sheet of white paper stands out, so it is shown as it is, without dots to poke, rulers and try-on. Photograph the drawing from above, in daylight; for one on a screen, use its own file.",
        "published on pink paper: undefined",
        "with a blank sheet: a part of the drawing, such as white, pale or colored marks, would be lost on clean paper, so it is shown as it is, without dots to poke, rulers and try-on.",
        "without paper: no sheet of white paper stands out, so it is shown as it is, without dots to poke, rulers and try-on. Photograph the drawing from above, in daylight; for one on a screen, use its own file.",
        "under a red and a green lamp: no sheet of white paper stands out, so it is shown as it is, without dots to poke, rulers and try-on. Photograph the drawing from above, in daylight; for one on a screen, use its own file.",
      ]
    `);
  });
});

/** A ring and whatever else, on a ground that a program filled. */
const onGround = (ground: Rgb, colorAt: (x: number, y: number) => Rgb | undefined = () => undefined) =>
  paintPicture(WIDTH, HEIGHT, (x, y) =>
    Math.abs(Math.hypot(x - 200, y - 150) - 45) < 8 ? INK : (colorAt(x, y) ?? ground),
  );

const CREAM: Rgb = [246, 222, 187];

describe("digital paper, a border of one exact color, becomes paper without a word", () => {
  test.each<[string, Raster]>([
    ["white", onGround([255, 255, 255])],
    ["cream", onGround(CREAM)],
    ["pink", onGround([255, 214, 220])],
    [
      "cream, with a black gradient",
      onGround(CREAM, (x, y) => {
        const shade = Math.min(1, Math.max(0, (Math.hypot(x - 300, y - 80) - 5) / 40));
        return [CREAM[0] * shade, CREAM[1] * shade, CREAM[2] * shade];
      }),
    ],
    [
      "cream, with a frame",
      onGround(CREAM, (x, y) =>
        Math.abs(Math.max(Math.abs(x - 200) - 50, Math.abs(y - 150)) - 140) < 2 ? INK : undefined,
      ),
    ],
    [
      "cream, with a drawing that runs off more than a quarter of the border",
      onGround(CREAM, (x, y) => (x < 145 && y < 210 && (x + y) % 8 < 3 ? INK : undefined)),
    ],
  ])("%s", (_, picture) => {
    const { background, scan, remark } = look(picture);
    expect({ scan, remark }).toEqual({ scan: undefined, remark: undefined });
    expect(background?.isExact).toBe(true);
    const { after } = previewDrawing(picture, PAPER);
    expect(colorAt(after, 200, 150)).toEqual(PAPER);
    expect(Math.max(...colorAt(after, 155, 150))).toBeLessThan(50);
  });

  test("but a dark ground is none", () => {
    expect(look(onGround([60, 20, 20], () => undefined))).toMatchObject({ isOnPaper: false });
  });
});

/** A ring on tan paper with a little grain, which no program made. */
const onPaper = (
  colorAt: (x: number, y: number) => Rgb | undefined,
  { ground = [226, 204, 168], grain = 2 }: { ground?: Rgb; grain?: number } = {},
) => {
  const random = noise(grain);
  return paintPicture(WIDTH, HEIGHT, (x, y) => {
    const color = Math.abs(Math.hypot(x - 200, y - 150) - 45) < 8 ? INK : (colorAt(x, y) ?? ground);
    const fall = 1 - 0.12 * (x / WIDTH);
    return [color[0] * fall + random(), color[1] * fall + random(), color[2] * fall + random()];
  });
};

describe("a picture that the artist keeps as it is", () => {
  test.each<[string, Raster, boolean]>([
    ["on white is on paper, as the desk stores it", onGround([253, 252, 250]), true],
    ["on cream is on none", onGround(CREAM), false],
    [
      "that fills its white paper is on none",
      onGround([253, 252, 250], (x) => (x < 30 ? INK : undefined)),
      false,
    ],
    ["of a sheet in a photo is on none", photograph({}), false],
  ])("%s", (_, picture, is) => {
    expect(look(picture, { scan: false })).toMatchObject({ isOnPaper: is, remark: undefined });
  });
});

describe("a result that fails the audit is not shown", () => {
  test.each<[string, Raster]>([
    [
      "a mark that is lighter than the paper is lost",
      onPaper((x, y) => (Math.hypot(x - 90, y - 150) < 40 && (x + y) % 14 < 7 ? [252, 250, 247] : undefined)),
    ],
    [
      "gray marks turn lilac",
      onPaper((x, y) => (Math.hypot(x - 90, y - 150) < 60 && x % 6 < 3 ? [150, 150, 150] : undefined), {
        ground: [250, 246, 200],
      }),
    ],
    [
      "light follows a black gradient",
      onPaper(
        (x, y) => {
          const shade = Math.max(0.05, Math.min(1, (Math.hypot(x - 90, y - 150) - 4) / 50));
          return [226 * shade, 204 * shade, 168 * shade];
        },
        { grain: 0.4 },
      ),
    ],
    ["white lines on white", paintPicture(WIDTH, HEIGHT, () => [255, 255, 255])],
  ])("%s", (_, picture) => {
    expect(look(picture)).toMatchObject({
      isOnPaper: false,
      remark: { text: expect.stringMatching(/^a part of the drawing, .* would be lost/), remedy: "keep" },
    });
  });

  test("a sheet that cuts through the drawing gives way to the whole photo", () => {
    // A fold below a web, darker on one side, looks like the edge of a sheet.
    const spokes = (x: number, y: number) => {
      const angle = (Math.atan2(y - 150, x - 200) * 12) / Math.PI;
      return Math.hypot(x - 200, y - 150) < 140 && Math.abs(angle - Math.round(angle)) < 0.12;
    };
    const { scan, remark } = look(
      onPaper((x, y) => {
        const left = y < 110 ? 0.93 : 1;
        return spokes(x, y) ? INK : [226 * left, 204 * left, 168 * left];
      }),
    );
    expect({ fillsPhoto: scan?.fillsPhoto, remark }).toEqual({ fillsPhoto: true, remark: undefined });
    expect(scan?.box.height).toBeGreaterThan(0.9);
  });
});

describe("what lies along the border and is no drawing is told, and shown", () => {
  const tape = (x: number, y: number): Rgb | undefined =>
    Math.abs(x - 50 + 0.4 * y) < 30 && Math.abs(y - 30) < 14 ? [40, 90, 200] : undefined;

  test.each<[string, (x: number, y: number) => Rgb | undefined, string | undefined]>([
    ["tape", tape, "on the left"],
    ["a picture above the drawing", (x, y) => (y < 30 && x > 90 && x < 310 ? INK : undefined), "at the top"],
    [
      "a label with an outline",
      (x, y) =>
        Math.abs(x - 50) < 34 && Math.abs(y - 30) < 17
          ? Math.abs(x - 50) < 30 && Math.abs(y - 30) < 13
            ? [40, 90, 200]
            : INK
          : undefined,
      undefined,
    ],
    ["a black corner", (x, y) => (x + y < 70 ? INK : undefined), undefined],
    ["the holes of a spiral", (x, y) => (y > 6 && y < 18 && x % 36 < 4 ? INK : undefined), "at the top"],
    [
      "dots all around",
      (x, y) => {
        const isAlong =
          Math.min(x, WIDTH - x, y, HEIGHT - y) > 8 && Math.min(x, WIDTH - x, y, HEIGHT - y) < 13;
        return isAlong && x % 20 < 4 && y % 20 < 4 ? INK : undefined;
      },
      undefined,
    ],
    [
      "words",
      (x, y) => (Math.abs(y - 280) < 6 && x > 40 && x < 200 && x % 7 < 3 ? INK : undefined),
      undefined,
    ],
  ])("%s", (_, colorAt, side) => {
    const { remark, isOnPaper } = look(onGround([250, 250, 250], colorAt));
    expect(isOnPaper).toBe(true);
    if (!side) return expect(remark).toBeUndefined();
    expect(remark).toMatchObject({ text: expect.stringContaining(`border ${side}`), remedy: "mark" });
  });
});

describe("the verdict does not depend on pixels", () => {
  test.each<[string, Raster]>([
    ["a sheet on a table", photograph({ light: lamp })],
    ["a sheet in the shadow of a phone", photograph({ light: shadow })],
    ["digital paper", onGround(CREAM)],
    [
      "white paint",
      onPaper((x, y) => (Math.hypot(x - 90, y - 150) < 40 && (x + y) % 14 < 7 ? [252, 250, 247] : undefined)),
    ],
  ])("%s", async (_, picture) => {
    const said = [];
    for (const side of [700, 1400, 2800]) {
      const { data, info } = await toSharp(picture).resize(side).raw().toBuffer({ resolveWithObject: true });
      const { scan, background, remark } = decide(
        { data, width: info.width, height: info.height },
        { width: 2000, height: 1500 },
      );
      const crop = scan && [...scan.sheet.flatMap(({ x, y }) => [x, y]), ...Object.values(scan.box)];
      said.push({ remark, isLeveled: background !== undefined, crop });
    }
    const [first] = said;
    const crop = first?.crop?.map((value) => expect.closeTo(value, 2));
    for (const other of said) expect(other).toEqual({ ...first, crop });
  });
});

test("the size of a small drawing is told", () => {
  const picture = onGround(CREAM);
  expect(decide(picture, picture).remark?.text).toMatchInlineSnapshot(
    `"the drawing has only 400 pixels along its longer side, too few to look sharp. Photograph it from closer, so that it fills the photo, or use a larger file, of at least 500 pixels."`,
  );
});

describe("corners that the artist gives", () => {
  const photo = photograph({ light: lamp });

  test("are taken as they are, and the light is evened", () => {
    const { scan } = look(photo, { corners: truth });
    expect(scan).toMatchObject({ sheet: truth, box: { left: 0, top: 0, width: 1, height: 1 } });
    const picture = developScan(photo, scan as Scan, { size: SHEET, paper: PAPER });
    expect(colorAt(picture, 20, 20)).toEqual(PAPER);
  });

  test("keep the light of the photo with scan: false", () => {
    const { scan } = look(photo, { scan: false, corners: truth });
    const [red, , blue] = colorAt(developScan(photo, scan as Scan, { size: SHEET, paper: PAPER }), 20, 20);
    expect(blue / red).toBeCloseTo(0.65, 1);
  });
});
