/** A design's page: its dialogs, and what fails to load once. */
import { expect } from "vitest";
import { count, eventually, type Facts } from "../fact.ts";
import type { View } from "../view.ts";

const PATH = "/design/1/";

/** Presses repeatedly, as a visitor would after a message that something could not be loaded. */
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
  "the words that open the calibration are underlined": async ({ open, view }) => {
    await open(PATH);
    await pressUntil(view, "#true-size", "dialog[open]");
    await eventually(
      view,
      () => getComputedStyle(document.querySelector("dialog[open] summary") as Element).textDecorationLine,
    ).toBe("underline");
  },
  "a try-on that failed to load opens at the next press": async ({ open, site, view }) => {
    await open(PATH);
    await view.click("#preview-on-skin");
    await count(view, "#skin-tones").toBe(1);
    site.refuseOnce(/webgl2/);
    await pressUntil(view, "#try-on", "dialog#try-on-dialog");
  },
};
