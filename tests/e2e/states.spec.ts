/** Every page in every state, under the headers of a host: free of faults, even when no third party answers. */
import type { Page, Route } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { serveProvider } from "./cal-provider.ts";
import { watchFaults } from "./faults.ts";
import { serveMaps } from "./maps.ts";
import { GUESTS, MANNERS, type Manner, VISITS } from "./states.ts";
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

const CASES = [
  ...VISITS.map((visit) => ({ tag: [], ...visit, manner: "blocked" as const })),
  ...GUESTS.flatMap((visit) =>
    MANNERS.map((manner) => ({ ...visit, manner, tag: manner === "served" ? "@both" : [] })),
  ),
];

for (const { name, path, tag, states, manner } of CASES) {
  test(`${name}, others ${manner}: no fault of ours, and none that axe finds, light or dark`, {
    tag,
  }, async ({ page, baseURL }) => {
    const faults = await watchFaults(page, baseURL ?? "");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answerForOthers(page, manner, baseURL);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach(page, manner);
        // These fail as if they were blocked: the page is the same.
        if (manner !== "failing" && manner !== "talking nonsense")
          expect(await findViolations(page)).toEqual([]);
      });
    }
    expect(faults()).toEqual([]);
  });
}

test("notices whatever fails", async ({ page, baseURL }) => {
  const faults = await watchFaults(page, baseURL ?? "");
  await page.goto("/contact/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
    void Promise.reject(new Error("of a promise"));
    document
      .querySelector("h1")
      ?.insertAdjacentHTML("afterend", '<img src="data:,"><p style="color: #fff">Too pale to read.</p>');
  });
  await expect.poll(faults).toContainEqual("kept out: script-src-elem inline");
  await expect.poll(faults).toContainEqual("rejected: Error: of a promise");
  await expect.poll(() => faults().join()).toContain("violates the following Content Security Policy");
  expect(await findViolations(page)).toEqual([expect.stringMatching(/^color-contrast: p/), "image-alt: img"]);
});
