/** "On your own skin": the composed pixels match the model. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/page/test.ts";
import { type Expected, FLAT, findWrongPixels, REAL_SIZE } from "../support/try-on-model.ts";
import {
  button,
  captureCanvas,
  drawBox,
  frame,
  openFitting,
  openMore,
  slider,
  stage,
} from "./pages/try-on.ts";

/** Waits until the pixels match. `within` is out of 255. */
const expectPixels = (page: Page, expected: Expected, within = 2) =>
  expect
    .poll(async () => findWrongPixels(await captureCanvas(page), expected, within), { timeout: 30_000 })
    .toEqual([]);

async function openBox(page: Page): Promise<Expected> {
  await drawBox(page);
  await openFitting(page);
  await openMore(page);
  await slider(page, "Curve").fill("0");
  const aspectRatio = await frame(page).evaluate(
    (element: HTMLElement) => element.offsetWidth / element.offsetHeight,
  );
  return { placement: FLAT, aspectRatio };
}

test("pixels match the model when flat, turned, bent, fresh, weak, and at real size", async ({ page }) => {
  const expected = await openBox(page);
  const { placement } = expected;
  await test.step("flat", () => expectPixels(page, expected));

  await slider(page, "Turn").fill("30");
  await test.step("turned", () => expectPixels(page, { ...expected, placement: { ...placement, turn: 30 } }));

  await slider(page, "Curve").fill("0.8");
  const bent = { ...placement, turn: 30, curve: 0.8 };
  await test.step("bent", () => expectPixels(page, { ...expected, placement: bent }));

  await page.getByRole("radio", { name: "Fresh" }).check();
  await slider(page, "Strength").fill("0.5");
  const weak = { ...expected, placement: bent, look: "fresh", strength: 0.5 } as const;
  await test.step("fresh and weak", () => expectPixels(page, weak));

  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowRight");
  const moved = { ...weak, placement: { ...bent, x: bent.x + 0.05 } };
  await test.step("moved, where it was is skin again", () => expectPixels(page, moved));

  await button(page, "Set the size").click();
  await button(page, "Use this size").click();
  await test.step("at its real size", () =>
    expectPixels(page, { ...moved, placement: { ...moved.placement, size: REAL_SIZE } }));
});
