/** Finds accessibility violations with axe: the rules and the places. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified file starts in half the time. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The rules whose result depends on the color scheme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Checks all rules in the light scheme, and those that depend on the scheme in the dark. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await page.evaluate(findBroken, null);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await page.evaluate(findBroken, COLOR_RULES);
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** Runs in the page. Skips frames, which are other sites' pages. */
async function findBroken(rules: string[] | null): Promise<string[]> {
  // Contrast cannot be measured during a transition.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  // Nothing behind a modal dialog can be reached.
  const { violations } = await window.axe.run(document.querySelector("dialog:modal") ?? document, {
    iframes: false,
    resultTypes: ["violations"],
    ...(rules && { runOnly: rules }),
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
