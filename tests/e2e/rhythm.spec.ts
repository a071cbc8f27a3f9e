/** Columns side by side on a wide screen. */
import type { Page } from "@playwright/test";
import { moonMoth, toDesignPath } from "../fixtures/content.ts";
import { boxOf } from "../support/page/screen.ts";
import { expect, test } from "../support/page/test.ts";
import { hand, plate, previewButton, ruler } from "./page-objects/design.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("Booking begins with its title and its thanks side by side, the calendar below", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/booking/");
  const heading = await boxOf(title(page));
  const thanks = await boxOf(page.getByText("Read the FAQ below").first());
  const calendar = await boxOf(page.getByRole("region", { name: "Calendar" }));
  expect(thanks.left).toBeGreaterThan(heading.right);
  expect(thanks.top).toBeLessThan(heading.bottom);
  expect(calendar.left).toBe(thanks.left);
  expect(calendar.top).toBeGreaterThan(Math.max(heading.bottom, thanks.bottom));
});

test("the hand to scale and the ways to preview stand below the plate", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(toDesignPath(moonMoth));
  const drawing = await boxOf(plate(page));
  const beside = await boxOf(hand(page));
  const preview = await boxOf(previewButton(page));
  const tryOn = await boxOf(page.getByRole("button", { name: "Try it on your skin" }));
  expect(beside.left).toBeLessThan(drawing.right);
  expect(beside.top).toBeGreaterThan(preview.bottom);
  expect(tryOn.top).toBe(preview.top);
  await expect(ruler(page, "x")).toBeVisible();
});
