/** What axe finds wrong with a page as it stands: nothing, or the rules broken and where. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose outcome depends on the color scheme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** By all rules in the light, and in the dark by those that depend on it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await analyze(page, new AxeBuilder({ page }).setLegacyMode());
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await analyze(page, new AxeBuilder({ page }).setLegacyMode().withRules(COLOR_RULES));
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

async function analyze(page: Page, axe: AxeBuilder): Promise<string[]> {
  // A color under way is no color.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
