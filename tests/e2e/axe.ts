/** What axe finds wrong with a page as it stands: nothing, or the rules broken and where. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
