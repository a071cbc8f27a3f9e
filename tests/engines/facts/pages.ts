/** Every route: its content and width. */
import { expect } from "vitest";
import { count, type Facts, PHONE, type Scene, WIDE } from "../fact.ts";

const HEADINGS = {
  "/": "One dot, then the next",
  "/designs/": "Designs",
  "/design/1/": "Moon Moth",
  "/info/": "Please read each policy before booking",
  "/booking/": "Booking",
  "/about/": "About the hand",
  "/contact/": "Send inquiries to ask+ink@lantern.example",
  "/no-such-page/": "This page is not here. Perhaps it is only slow.",
};

export const pages: Facts = Object.fromEntries(
  Object.entries(HEADINGS).map(([path, heading]) => [
    `${path} is whole, and fits wide and narrow windows`,
    (scene) => isWhole(scene, path, heading),
  ]),
);

async function isWhole({ view, site, open }: Scene, path: string, heading: string) {
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
