/** Types and functions that all facts share. */
import { expect } from "vitest";
import type { Site } from "./site.ts";
import type { View } from "./view.ts";

export type Scene = {
  view: View;
  site: Site;
  open: (path: string) => Promise<void>;
};

/** Present-tense sentences and their proofs. */
export type Facts = Record<string, (scene: Scene) => Promise<void>>;

export const WIDE = { width: 1440, height: 900 };
/** The narrowest window that WebKit allows. */
export const PHONE = { width: 450, height: 800 };

/** Polls the page with a function until the expectation holds. */
export const eventually = <A extends unknown[], R>(view: View, inPage: (...args: A) => R, ...args: A) =>
  expect.poll(() => view.run(inPage, ...args));

export const count = (view: View, selector: string) =>
  eventually(
    view,
    (all) => [...document.querySelectorAll(all)].filter((one) => one.getClientRects().length > 0).length,
    selector,
  );

/** Describes the focused element in words. */
export const focus = (view: View) =>
  eventually(
    view,
    () =>
      document.activeElement?.getAttribute("aria-label") ??
      (document.activeElement?.textContent?.trim() || document.activeElement?.id),
  );

export const address = (view: View) =>
  eventually(view, () => location.pathname + location.search + location.hash);
