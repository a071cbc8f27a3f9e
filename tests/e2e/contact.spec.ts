/** The contact page: one line, which the address fills. */

import { studio } from "./content.ts";
import { expectMail } from "./mail-links.ts";
import { expect, test } from "./test.ts";

const { email, inquiriesEmail = email } = studio.contact;

/** Of the type, in pixels: a short address on a wide screen leaves room. */
const LARGEST = 144;

test("asks in one line to send inquiries to the address, which fills the line, however wide, and no more", async ({
  page,
}) => {
  await page.goto("/contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page.getByRole("paragraph")).toHaveText(`Send inquiries to ${inquiriesEmail}`);
  const link = page.getByRole("main").getByRole("link");
  await expectMail(link, inquiriesEmail, "Tattoo inquiry");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const line = await page.getByRole("paragraph").boundingBox();
    const address = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width, height } = range.getBoundingClientRect();
      return { width, height };
    });
    const size = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const share = address.width / (line?.width ?? 1);
    if (size < LARGEST) expect(share).toBeGreaterThan(0.9);
    expect(size).toBeLessThanOrEqual(LARGEST);
    expect(share).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
