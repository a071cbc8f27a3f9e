/** A design's page: what fails to load once. */
import { expect } from "vitest";
import { count, type Facts } from "../fact.ts";

export const design: Facts = {
  "a try-on that failed to load opens at a later press, as its message says": async ({
    open,
    site,
    view,
  }) => {
    await open("/design/1/");
    await view.click("#preview-on-skin");
    await count(view, "#skin-tones").toBe(1);
    site.refuseOnce(/webgl2/);
    await expect
      .poll(
        async () => {
          await view.click("#try-on").catch(() => "lies under what is shown, or in the page before");
          return view.run(() => document.querySelectorAll("dialog#try-on-dialog").length);
        },
        { interval: 1000, timeout: 15_000 },
      )
      .toBe(1);
  },
};
