/** Every route: its contents, the look of its links, and the weight of its first view. */
import { expect } from "vitest";
import { count, expectAsInChromium, type Facts, PHONE, type Scene, WIDE } from "../fact.ts";
import { weigh } from "../site.ts";

/** The heading, and the words of a link within a text, which is underlined. */
const PAGES: Record<string, [heading: string, underlined?: string]> = {
  "/": ["One dot, then the next"],
  "/designs/": ["Designs"],
  "/design/1/": ["Moon Moth"],
  "/info/": ["Please read each policy before booking"],
  "/booking/": ["Booking", "hello@lantern.example"],
  "/about/": ["About the hand", "Open the map"],
  "/contact/": ["Contact", "ask+ink@lantern.example"],
  "/no-such-page/": ["This page is not here. Perhaps it is only slow."],
};

export const pages: Facts = {
  ...toFacts(
    Object.entries(PAGES),
    ([path]) => `${path} is whole, fits wide and narrow windows, and its links look as in Chromium`,
    isWhole,
  ),
  ...toFacts(
    ["/", "/designs/", "/design/1/", "/about/"].flatMap((path) => [
      { path, size: WIDE },
      { path, size: PHONE },
    ]),
    ({ path, size }) => `the first view of ${path} at ${size.width} px weighs little more than in Chromium`,
    weighsLittleMore,
  ),
};

function toFacts<T>(
  cases: T[],
  name: (one: T) => string,
  prove: (scene: Scene, one: T) => Promise<void>,
): Facts {
  return Object.fromEntries(cases.map((one) => [name(one), (scene: Scene) => prove(scene, one)]));
}

async function isWhole(
  scene: Scene,
  [path, [heading, underlined]]: [string, [string, string?]],
): Promise<void> {
  const { view, site } = scene;
  await scene.open(path);
  expect(
    await view.run(() => [...document.querySelectorAll("h1")].map(({ textContent }) => textContent)),
  ).toEqual([heading]);
  await count(view, "header, main, footer").toBe(3);
  const links = await view.run(() =>
    [...document.querySelectorAll("main :not([aria-label=Calendar] *) > a")].map((link) => {
      const { textDecorationLine: line, textDecorationStyle, color } = getComputedStyle(link);
      return { words: link.textContent, line, style: line !== "none" && textDecorationStyle, color };
    }),
  );
  expectAsInChromium(scene, `links of ${path}`, links);
  if (underlined) expect(links.find(({ words }) => words === underlined)?.line).toBe("underline");
  for (const size of [WIDE, PHONE]) {
    await view.resize(size);
    expect(await view.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const faults = await view.run(() => (window as { faults?: string[] }).faults ?? []);
  expect(faults.filter((fault) => !fault.includes("http") || fault.includes(site.origin))).toEqual([]);
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
