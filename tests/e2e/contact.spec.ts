/** The contact page: an address that fills its line, and what to send with your own idea. */

import { studio } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { value } from "./page-objects/design.ts";
import { expectMail } from "./page-objects/mail-links.ts";

const { email, inquiriesEmail = email } = studio.contact;

const headings = ["Place on the body", "Size", "References", "Budget"];
const questions = ["What I would like", ...headings].map((words) => `${words}:\r\n\r\n`).join("\r\n");

/** Largest type size in pixels; a short address on a wide screen leaves space. */
const LARGEST = 144;

test("fills one line with the address, however wide the screen", async ({ page }) => {
  await page.goto("/contact/");
  const first = page.getByRole("heading", { level: 1 });
  await expect(first).toHaveText(`Send inquiries to ${inquiriesEmail}`);
  const link = first.getByRole("link");
  await expectMail(link, inquiriesEmail, "Tattoo inquiry");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const line = await boxOf(first);
    const address = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { width, height } = range.getBoundingClientRect();
      return { width, height };
    });
    const size = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const share = address.width / line.width;
    expect(size === LARGEST || share > 0.75, `${size} px, ${share} of the line`).toBe(true);
    expect(size).toBeLessThanOrEqual(LARGEST);
    expect(share).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("copies the address, or says that it cannot", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact/");
  const copy = page.getByRole("button", { name: "Copy address" });
  await copy.click();
  await expect(page.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inquiriesEmail);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copy.click();
  await expect(page.getByRole("status")).toHaveText(/did not allow it/);
});

test("says what to send with your own idea, even without JavaScript", async ({ scriptless: page }) => {
  await page.goto("/info/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Your own idea" }).click();
  await expect(page).toHaveURL(/\/contact\/#your-own-idea$/);
  const idea = page.getByRole("region", { name: "Your own idea" });
  await expect(idea.getByRole("heading")).toBeInViewport();
  await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  await expect(idea.getByRole("term")).toHaveText([...headings, "Drawing fee", "Answer within"]);
  await expect(value(page, "Drawing fee")).toHaveText("$15-$30");
  await expect(value(page, "Answer within")).toHaveText("5 days");
  await expectMail(
    idea.getByRole("link", { name: "Write about your idea" }),
    inquiriesEmail,
    "My own idea",
    questions,
  );
  const booked = page.getByText("About an appointment that you have booked").getByRole("link");
  await expectMail(booked, email, "My appointment");
});
