/** The settings that pages pass to the browser. */
import { expect, test } from "vitest";
import { toShellSettings } from "#renderer/shell/settings.ts";

const plausible = { domain: "slowdot.example", endpoint: "https://p.example/api" };

test.each([
  ["go where the artist says", plausible, true, false, { ...plausible, fromLocalhost: false }],
  ["are sent from localhost by a build for it", plausible, true, true, { ...plausible, fromLocalhost: true }],
  ["are not sent without a service", undefined, true, false, undefined],
  ["are never sent from the dev server, nor from a 404", plausible, false, true, undefined],
])("page views %s", (_, analytics, isCounted, fromLocalhost, pageViews) => {
  const settings = toShellSettings({ protection: false, analytics }, { isCounted, fromLocalhost });
  expect(settings).toEqual({ protection: false, ...(pageViews && { pageViews }) });
});
