/** The page of a design: its rulers, and its preview on skin. */
import sharp from "sharp";
import { expect } from "vitest";
import { count, eventually, type Facts, type Scene } from "../fact.ts";
import type { View } from "../view.ts";

const PATH = "/design/1/";

async function openPalette({ open, view }: Scene): Promise<void> {
  await open(PATH);
  await count(view, "#preview-on-skin[role=button]").toBe(1);
  await view.click("#preview-on-skin");
  await count(view, "#skin-tones").toBe(1);
}

const box = ({ view }: Scene, selector: string) =>
  view.run((one) => document.querySelector(one)?.getBoundingClientRect().toJSON() as DOMRect, selector);

/** Repeatedly, as a visitor would after a message that it could not be loaded. */
const pressUntil = (view: View, button: string, shown: string) =>
  expect
    .poll(
      async () => {
        await view.click(button).catch(() => "lies under what is shown, or in the page before");
        return view.run((one) => document.querySelectorAll(one).length, shown);
      },
      { interval: 1000, timeout: 15_000 },
    )
    .toBe(1);

export const design: Facts = {
  "the palette opens by its button, with the original chosen": async (scene) => {
    await scene.open(PATH);
    await count(scene.view, "#skin-tones").toBe(0);
    await openPalette(scene);
    await eventually(
      scene.view,
      () => document.querySelector<HTMLInputElement>("#skin-tones :checked")?.value,
    ).toBe("original");
  },
  "each tone changes plate and picture, in place": async (scene) => {
    await openPalette(scene);
    const place = await box(scene, ".original");
    const grounds = new Set<string>();
    for (const name of ["Light", "Medium", "Dark", "Darker", "Deep"]) {
      await scene.view.click("#skin-tones label", name);
      const picture = `.plate .tinted[data-tone=${name.toLowerCase()}] img`;
      await eventually(
        scene.view,
        (one) => document.querySelector<HTMLImageElement>(one)?.naturalWidth ?? 0,
        picture,
      ).toBeGreaterThan(0);
      await count(scene.view, picture).toBe(1);
      expect(await box(scene, picture)).toEqual(place);
      grounds.add(
        await scene.view.run(async () => {
          const plate = document.querySelector(".plate") as Element;
          await Promise.all(plate.getAnimations().map(({ finished }) => finished));
          return getComputedStyle(plate).backgroundColor;
        }),
      );
    }
    expect(grounds.size).toBe(5);
  },
  "the X brings the original back": async (scene) => {
    await openPalette(scene);
    await scene.view.click("#skin-tones label", "Deep");
    await count(scene.view, ".plate .tinted").toBe(1);
    await scene.view.click("#skin-tones label", "Original");
    await count(scene.view, ".plate .tinted").toBe(0);
    await eventually(
      scene.view,
      () => getComputedStyle(document.querySelector(".original") as Element).opacity,
    ).toBe("1");
  },
  "the palette works by arrow keys": async (scene) => {
    await openPalette(scene);
    await scene.view.run(() => document.querySelector<HTMLElement>("#skin-tones :checked")?.focus());
    await scene.view.press("ArrowRight");
    await eventually(scene.view, () => document.querySelector<HTMLElement>("#design")?.dataset.tone).toBe(
      "light",
    );
  },
  "the words that open the measuring of the screen are underlined": async ({ open, view }) => {
    await open(PATH);
    await pressUntil(view, "#true-size", "dialog[open]");
    await eventually(
      view,
      () => getComputedStyle(document.querySelector("dialog summary") as Element).textDecorationLine,
    ).toBe("underline");
  },
  "the preview on one's own skin that could not be loaded is there at the next press": async (scene) => {
    await scene.open(PATH);
    scene.site.refuseOnce(/webgl2/);
    await pressUntil(scene.view, "#try-on", "dialog#try-on-dialog");
  },
  "the dots of the ruler below stand a quarter of an inch apart": (scene) =>
    expectEvenDots(scene, ".plate .ruler-x"),
  "the dots of the ruler beside stand a quarter of an inch apart": (scene) =>
    expectEvenDots(scene, ".plate .ruler-y"),
};

/** Each to the pixel. WebKit rounds an inch to whole pixels. */
async function expectEvenDots(scene: Scene, selector: string): Promise<void> {
  await scene.open(PATH);
  const { left, top, width, height } = await box(scene, selector);
  const isAcross = width > height;
  const inches = await scene.view.run(
    (one) => Number(getComputedStyle(document.querySelector(one) as Element).getPropertyValue("--inches")),
    selector,
  );
  const area = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
  const { data, info } = await sharp(await scene.view.capture())
    .extract(area)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const darkest = Array.from({ length: isAcross ? info.width : info.height }, (_, along) =>
    Math.min(
      ...Array.from(
        { length: isAcross ? info.height : info.width },
        (_, across) => data[isAcross ? across * info.width + along : along * info.width + across] ?? 255,
      ),
    ),
  );
  const dots = findCenters(darkest);
  const quarter = ((isAcross ? width : height) - 6) / inches / 4;
  expect(dots).toHaveLength(inches * 4 + 1);
  const errors = dots.slice(1).map((dot, index) => Math.abs(dot - (dots[index] ?? 0) - quarter));
  expect(Math.max(...errors)).toBeLessThanOrEqual(1);
}

/** Of each run of pixels that are darker than the ground by far, weighed by how dark they are. */
function findCenters(line: number[]): number[] {
  const ground = Math.max(...line);
  const centers: number[] = [];
  let [sum, weight] = [0, 0];
  for (const [place, value] of [...line, ground].entries()) {
    const ink = ground - value > 25 ? ground - value : 0;
    if (ink === 0 && weight > 0) {
      centers.push(sum / weight);
      [sum, weight] = [0, 0];
    }
    sum += ink * place;
    weight += ink;
  }
  return centers;
}
