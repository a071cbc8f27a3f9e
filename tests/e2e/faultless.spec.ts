/** Every page in every state, under the headers that hosts send, while no third party answers as it should. */
import { expect, type Route, test } from "@playwright/test";
import { studio } from "./content.ts";
import { watchFaults } from "./faults.ts";
import { GUESTS, STATES } from "./states.ts";

type Answer = (route: Route) => unknown;

const ANSWERS: Record<string, Answer> = {
  blocked: (route) => route.abort("blockedbyclient"),
  silent: () => new Promise(() => {}),
  failing: (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "out of order" }),
  "talking nonsense": (route) => route.fulfill({ contentType: "text/javascript", body: "<p>}{" }),
};

const CASES = [
  ...STATES.map((state) => ({ ...state, manner: "blocked" })),
  ...GUESTS.flatMap((state) => Object.keys(ANSWERS).map((manner) => ({ ...state, manner }))),
];

for (const { name, toPath, reach, manner } of CASES) {
  test(`${name}: nothing of ours fails while others are ${manner}`, async ({ page, baseURL }) => {
    const path = toPath();
    const faults = await watchFaults(page, baseURL ?? "");
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => ANSWERS[manner]?.(route),
    );
    await page.goto(path);
    await reach?.(page, manner === "silent");
    await expect(page.locator("h1")).toBeAttached();
    await expect(page.locator("footer")).toContainText(`© ${studio.copyrightYear}`);
    expect(faults()).toEqual([]);
  });
}

test("whatever fails is noticed", async ({ page, baseURL }) => {
  const faults = await watchFaults(page, baseURL ?? "");
  await page.goto("/contact/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
    void Promise.reject(new Error("of a promise"));
    document.querySelector("h1")?.addEventListener("click", () => JSON.parse("{"));
  });
  await expect.poll(faults).toContainEqual("kept out: script-src-elem inline");
  await expect.poll(faults).toContainEqual("rejected: Error: of a promise");
  await expect.poll(() => faults().join()).toContain("violates the following Content Security Policy");
});
