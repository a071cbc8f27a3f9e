/** The artist's settings for the browser. */
import { describe, expect, test } from "vitest";
import { toShellSettings } from "#renderer/shell-settings.ts";

const plausible = { domain: "slowdot.example", endpoint: "https://p.example/api" };
const published = { isCounted: true, fromLocalhost: false };

describe("page views", () => {
  test("go where the artist says", () => {
    expect(toShellSettings({ protection: true, analytics: plausible }, published)).toEqual({
      protection: true,
      pageViews: { domain: "slowdot.example", endpoint: "https://p.example/api", fromLocalhost: false },
    });
  });

  test("are not sent without a service", () => {
    const settings = { protection: true, analytics: undefined };
    expect(toShellSettings(settings, published)).toEqual({ protection: true });
  });

  test("are never sent from the dev server, nor from a 404", () => {
    const settings = toShellSettings(
      { protection: true, analytics: plausible },
      { isCounted: false, fromLocalhost: true },
    );
    expect(settings).toEqual({ protection: true });
  });

  test("are sent from localhost by a build that was made for it", () => {
    const settings = toShellSettings(
      { protection: true, analytics: plausible },
      { isCounted: true, fromLocalhost: true },
    );
    expect(settings.pageViews?.fromLocalhost).toBe(true);
  });
});

test("the artist can turn the protection off", () => {
  expect(toShellSettings({ protection: false, analytics: plausible }, published).protection).toBe(false);
});
