/** Every page in every state, under the headers that hosts send: free of faults, also when no third party answers. */
import type { Page, Route } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { serveProvider } from "./cal-provider.ts";
import { studio } from "./content.ts";
import { watchFaults } from "./faults.ts";
import { serveMaps } from "./maps.ts";
import { GUESTS, type Manner, STATES } from "./states.ts";
import { expect, test } from "./test.ts";

const ANSWERS: Record<Exclude<Manner, "served">, (route: Route) => unknown> = {
  blocked: (route) => route.abort("blockedbyclient"),
  silent: () => {},
  failing: (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "out of order" }),
  "talking nonsense": (route) => route.fulfill({ contentType: "text/javascript", body: "<p>}{" }),
};

async function answerForOthers(page: Page, manner: Manner, ours = ""): Promise<void> {
  const answer = ANSWERS[manner === "served" ? "blocked" : manner];
  await page.route(({ origin }) => origin !== ours, answer);
  if (manner !== "served") return;
  await serveProvider(page);
  await serveMaps(page);
}

const CASES: [(typeof STATES)[number], Manner][] = [
  ...STATES.map((state): [typeof state, Manner] => [state, "blocked"]),
  ...GUESTS.flatMap((state) =>
    (["served", "blocked", "silent"] as const).map((manner): [typeof state, Manner] => [state, manner]),
  ),
];

for (const [{ name, path, reach }, manner] of CASES) {
  test(`${name}, others ${manner}: no fault of ours, and none that axe finds, light or dark`, {
    tag: "@both",
  }, async ({ page, baseURL }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answerForOthers(page, manner, baseURL);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await reach?.(page, manner);
    await expect(page.locator("footer")).toContainText(`© ${studio.copyrightYear}`);
    expect(await findViolations(page)).toEqual([]);
    expect(faults()).toEqual([]);
  });
}

for (const manner of ["failing", "talking nonsense"] as const) {
  for (const { name, path, reach } of GUESTS) {
    test(`${name}: nothing of ours fails while others are ${manner}`, async ({ page, baseURL }) => {
      const faults = await watchFaults(page, baseURL ?? "");
      await answerForOthers(page, manner, baseURL);
      await page.goto(path);
      await reach?.(page, manner);
      await expect(page.locator("h1")).toBeAttached();
      expect(faults()).toEqual([]);
    });
  }
}

test("notices whatever fails", async ({ page, baseURL }) => {
  const faults = await watchFaults(page, baseURL ?? "");
  await page.goto("/contact/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
    void Promise.reject(new Error("of a promise"));
  });
  await expect.poll(faults).toContainEqual("kept out: script-src-elem inline");
  await expect.poll(faults).toContainEqual("rejected: Error: of a promise");
  await expect.poll(() => faults().join()).toContain("violates the following Content Security Policy");
});
