/** Every route: its contents, the look of its links, and the weight of its first view. */
import { expect } from "vitest";
import { address, count, expectAsInChromium, type Facts, PHONE, type Scene, WIDE } from "../fact.ts";
import { weigh } from "../site.ts";

const HEADINGS = {
  "/": "One dot, then the next",
  "/designs/": "Designs",
  "/design/1/": "Moon Moth",
  "/info/": "Please read each policy before booking",
  "/booking/": "Booking",
  "/about/": "About the hand",
  "/contact/": "Contact",
  "/no-such-page/": "This page is not here. Perhaps it is only slow.",
};

/** The words of a link within a text, which is underlined, and its page. */
const LINKS = {
  "/about/": "Open the map",
  "/booking/": "hello@lantern.example",
  "/contact/": "ask+ink@lantern.example",
  "/design/1/": "",
};

export const pages: Facts = {
  ...toFacts(
    Object.entries(HEADINGS),
    ([path]) => `${path} is whole, and fits wide and narrow windows`,
    isWhole,
  ),
  ...toFacts(Object.keys(HEADINGS), (path) => `the links of ${path} look as in Chromium`, looksAsInChromium),
  ...toFacts(
    ["/", "/designs/", "/design/1/", "/about/"].flatMap((path) => [
      { path, size: WIDE },
      { path, size: PHONE },
    ]),
    ({ path, size }) => `the first view of ${path} at ${size.width} px weighs little more than in Chromium`,
    weighsLittleMore,
  ),
  "a link in a text is underlined": async ({ open, view }) => {
    for (const [path, words] of Object.entries(LINKS).filter(([, name]) => name)) {
      await open(path);
      const line = await view.run(
        (name) =>
          [...document.querySelectorAll("main a")]
            .filter(({ textContent }) => textContent === name)
            .map((link) => getComputedStyle(link).textDecorationLine)[0],
        words,
      );
      expect([path, line]).toEqual([path, "underline"]);
    }
  },
  "a number that no design has leads to the designs": async ({ open, view }) => {
    await open("/design/99/");
    await address(view).toBe("/designs/");
  },
};

function toFacts<T>(
  cases: T[],
  name: (one: T) => string,
  prove: (scene: Scene, one: T) => Promise<void>,
): Facts {
  return Object.fromEntries(cases.map((one) => [name(one), (scene: Scene) => prove(scene, one)]));
}

async function isWhole({ open, view, site }: Scene, [path, heading]: [string, string]): Promise<void> {
  await open(path);
  expect(
    await view.run(() => [...document.querySelectorAll("h1")].map(({ textContent }) => textContent)),
  ).toEqual([heading]);
  await count(view, "header, main, footer").toBe(3);
  for (const size of [WIDE, PHONE]) {
    await view.resize(size);
    expect(await view.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const faults = await view.run(() => (window as { faults?: string[] }).faults ?? []);
  expect(faults.filter((fault) => !fault.includes("http") || fault.includes(site.origin))).toEqual([]);
}

async function looksAsInChromium(scene: Scene, path: string): Promise<void> {
  await scene.open(path);
  const links = await scene.view.run(() =>
    [...document.querySelectorAll("main :not(.calendar *) > a")].map((link) => {
      const { textDecorationLine, textDecorationStyle, color } = getComputedStyle(link);
      return [
        link.getAttribute("href"),
        textDecorationLine,
        textDecorationLine !== "none" && textDecorationStyle,
        color,
      ];
    }),
  );
  expectAsInChromium(scene, `links of ${path}`, links);
}

/** The pictures in sight, by their own bytes: engines differ in how far beyond they look. */
async function weighsLittleMore(
  scene: Scene,
  { path, size }: { path: string; size: typeof WIDE },
): Promise<void> {
  const { open, view } = scene;
  await view.resize(size);
  await open(path);
  await expect.poll(() => view.run(findPictures)).not.toContain("");
  const pictures = await view.run(findPictures);
  expect(pictures.length).toBeGreaterThan(0);
  const bytes = pictures.map(weigh).reduce((sum, one) => sum + one, 0);
  const key = `bytes of ${path} at ${size.width}`;
  scene.notes.set(key, bytes);
  const inChromium = Number(scene.reference.get(key) ?? bytes);
  // Of lazily loaded pictures only Chromium knows the exact size, and a scrollbar can make another one step smaller.
  expect(bytes).toBeLessThanOrEqual(inChromium * 1.75);
}

/** In the page: the addresses of the pictures in sight, empty while one loads. */
function findPictures(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility();
    })
    .map((image) => (image.complete ? image.currentSrc : ""));
}
