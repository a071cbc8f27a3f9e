/** "On your own skin": the composed pixels are what the model says. */
import type { Page } from "@playwright/test";
import { REFERENCES } from "#pages/design/@id/try/inches.ts";
import { type Look, toInk } from "#pages/design/@id/try/ink.ts";
import { fromLight, toLight } from "#pages/design/@id/try/light.ts";
import { type Placement, placeAtFirst, toDrawing, toUnits } from "#pages/design/@id/try/placement.ts";
import { expect, test } from "./test.ts";
import { button, dialog, drawBox, greyAt, openFitting, PHOTO, readCanvas, slider, stage } from "./try-on.ts";

const UNITS = toUnits(PHOTO);
const LONG = Math.max(PHOTO.width, PHOTO.height);
const PAPER = [253, 252, 250] as const;
/** Nearer to an edge than this the ink is soft, in pixels. */
const SOFT = 16;

type Expected = { placement: Placement; aspectRatio: number; look?: Look; strength?: number };

/** The drawing's grey at a pixel; undefined where there is none. */
function drawnAt(x: number, y: number, { placement, aspectRatio }: Expected): number | undefined {
  const point = toDrawing({ x: (x + 0.5) / LONG, y: (y + 0.5) / LONG }, placement, aspectRatio);
  return point && (point.x < 0.5 ? 0 : 128);
}

function expectedAt(x: number, y: number, expected: Expected): number[] {
  const skin = greyAt(x);
  const drawn = drawnAt(x, y, expected);
  if (drawn === undefined) return [skin, skin, skin];
  const { look = "healed", strength = 1 } = expected;
  const ink = toInk(Uint8ClampedArray.of(drawn, drawn, drawn, 255), look, PAPER);
  return [0, 1, 2].map((channel) =>
    Math.round(fromLight(toLight(skin) * (1 - strength * (1 - toLight(ink[channel] ?? 255))))),
  );
}

const isPlain = (x: number, y: number, expected: Expected) =>
  [-SOFT, 0, SOFT]
    .flatMap((across) => [-SOFT, 0, SOFT].map((down) => drawnAt(x + across, y + down, expected)))
    .every((drawn, _, [first]) => drawn === first);

/** As soon as the drawing stands. `within` is out of 255. */
const expectPixels = (page: Page, expected: Expected, within = 2) =>
  expect(() => comparePixels(page, expected, within)).toPass({ timeout: 30_000 });

/** On a grid, away from edges. */
async function comparePixels(page: Page, expected: Expected, within: number): Promise<void> {
  const { data, width, height } = await readCanvas(page);
  expect({ width, height }).toEqual(PHOTO);
  const seen = { skin: 0, ink: 0 };
  const wrong: string[] = [];
  for (let y = SOFT; y < height - SOFT; y += 7)
    for (let x = SOFT; x < width - SOFT; x += 7) {
      if (!isPlain(x, y, expected)) continue;
      seen[drawnAt(x, y, expected) === undefined ? "skin" : "ink"]++;
      const found = [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
      const wanted = expectedAt(x, y, expected);
      if (found.some((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) > within))
        wrong.push(`${x},${y}: ${found} instead of ${wanted}`);
    }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(seen.skin).toBeGreaterThan(500);
  expect(seen.ink).toBeGreaterThan(50);
}

async function openBox(page: Page): Promise<Expected> {
  await drawBox(page);
  await openFitting(page);
  const frame = dialog(page).locator(".try-frame");
  await slider(page, "Curve").fill("0");
  const aspectRatio = await frame.evaluate(
    (element: HTMLElement) => element.offsetWidth / element.offsetHeight,
  );
  return { placement: { ...placeAtFirst(UNITS), curve: 0 }, aspectRatio };
}

test("flat, turned, bent, fresh, weak, and at its real size", async ({ page }) => {
  const expected = await openBox(page);
  const { placement } = expected;
  await test.step("flat", () => expectPixels(page, expected));

  await slider(page, "Turn").fill("30");
  await test.step("turned", () => expectPixels(page, { ...expected, placement: { ...placement, turn: 30 } }));

  await slider(page, "Curve").fill("80");
  const bent = { ...placement, turn: 30, curve: 0.8 };
  await test.step("bent", () => expectPixels(page, { ...expected, placement: bent }));

  await page.getByRole("radio", { name: "Fresh" }).check();
  await slider(page, "Strength").fill("50");
  const weak = { ...expected, placement: bent, look: "fresh", strength: 0.5 } as const;
  await test.step("fresh and weak", () => expectPixels(page, weak));

  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowRight");
  const moved = { ...weak, placement: { ...bent, x: bent.x + 0.05 } };
  await test.step("moved, where it was is skin again", () => expectPixels(page, moved));

  await button(page, "Set the size").click();
  await button(page, "Use this size").click();
  // The line spans half of the photo, and the drawing is 5 inches high.
  const size = (5 * UNITS.width * 0.5) / REFERENCES[0].inches;
  await test.step("at its real size", () =>
    expectPixels(page, { ...moved, placement: { ...moved.placement, size } }));
});

test("without WebGL2 the browser's own multiply comes near", async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: never[]
    ) {
      return kind === "webgl2" ? null : (getContext.call(this, kind as "2d", ...rest) as never);
    } as never;
  });
  const expected = await openBox(page);
  await slider(page, "Strength").fill("100");
  await test.step("flat", () => expectPixels(page, { ...expected, strength: 1 }, 6));
  await slider(page, "Curve").fill("80");
  const placement = { ...expected.placement, curve: 0.8 };
  await test.step("bent", () => expectPixels(page, { ...expected, placement, strength: 1 }, 6));
});
