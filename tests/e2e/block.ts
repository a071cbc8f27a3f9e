/** Parts of the site that do not arrive. */
import type { Page } from "@playwright/test";

/** Scripts whose text matches are refused, as when the connection breaks; their names change with each build. */
export async function blockScript(page: Page, text: RegExp): Promise<void> {
  await page.route("**/assets/**/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (text.test(body)) await route.abort();
    else await route.fulfill({ response, body });
  });
}
