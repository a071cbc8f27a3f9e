/** The artist's settings for the browser. */
import { expect, test } from "vitest";
import { toShellSettings } from "#renderer/shell-settings.ts";

const plausible = { domain: "slowdot.example", endpoint: "https://p.example/api" };

test.each([
  [
    "go where the artist says",
    plausible,
    { isCounted: true, fromLocalhost: false },
    { fromLocalhost: false },
  ],
  [
    "are sent from localhost by a build for it",
    plausible,
    { isCounted: true, fromLocalhost: true },
    { fromLocalhost: true },
  ],
  ["are not sent without a service", undefined, { isCounted: true, fromLocalhost: false }, undefined],
  [
    "are never sent from the dev server, nor from a 404",
    plausible,
    { isCounted: false, fromLocalhost: true },
    undefined,
  ],
])("page views %s", (_, analytics, build, sent) => {
  const settings = toShellSettings({ protection: true, analytics }, build);
  expect(settings).toEqual({ protection: true, ...(sent && { pageViews: { ...plausible, ...sent } }) });
});

test("the artist can turn the protection off", () => {
  const build = { isCounted: false, fromLocalhost: false };
  expect(toShellSettings({ protection: false, analytics: plausible }, build).protection).toBe(false);
});
