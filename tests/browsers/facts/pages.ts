/** Every route: its content, links and width. */
import { expect } from "vitest";
import { count, type Facts, PHONE, type Scene, WIDE } from "../fact.ts";

/** The heading, and the words of an underlined link in a text. */
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

export const pages: Facts = Object.fromEntries(
  Object.entries(PAGES).map(([path, [heading, underlined]]) => [
    `${path} is whole, and fits wide and narrow windows`,
    (scene) => isWhole(scene, path, heading, underlined),
  ]),
);

async function isWhole({ view, site, open }: Scene, path: string, heading: string, underlined?: string) {
  await open(path);
  expect(
    await view.run(() => [...document.querySelectorAll("h1")].map(({ textContent }) => textContent)),
  ).toEqual([heading]);
  await count(view, "header, main, footer").toBe(3);
  const lines = await view.run(
    (words) =>
      [...document.querySelectorAll("main a")]
        .filter(({ textContent }) => textContent === words)
        .map((link) => getComputedStyle(link).textDecorationLine),
    underlined,
  );
  if (underlined) expect(lines).toContain("underline");
  for (const size of [WIDE, PHONE]) {
    await view.resize(size);
    expect(await view.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const faults = await view.run(() => (window as { faults?: string[] }).faults ?? []);
  expect(faults.filter((fault) => !fault.includes("http") || fault.includes(site.origin))).toEqual([]);
}
