/** The page of `npm run add`, where the artist turns a photo and drags the corners of its sheet. */
import { renderComparison } from "../../scripts/add/ComparisonPage.tsx";
import { expect, test } from "../support/page/test.ts";

const GIF = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const CORNERS: [number, number][] = [
  [20, 10],
  [80, 10],
  [80, 90],
  [20, 90],
];

test("corners move by pointer and arrow keys, and a turn starts at another corner", async ({ page }) => {
  const shown = [{ caption: "Before", width: 400, height: 200, dataUri: GIF }];
  await page.setContent(
    await renderComparison({
      title: "Before and after",
      all: [{ name: "boat.jpg", shown, corners: CORNERS }],
    }),
  );
  await page.getByText("Turn it, or show another part").click();
  const line = page.getByRole("status");
  await expect(line).toHaveText("corners: [[20,10],[80,10],[80,90],[20,90]]");

  const handle = page.getByRole("button", { name: /^Upper left corner/ });
  await handle.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(line).toHaveText("corners: [[25,10.2],[80,10],[80,90],[20,90]]");

  const { x, y } = await page.locator("image").evaluate((image) => image.getBoundingClientRect());
  const box = await handle.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(x - 50, y - 50);
  await page.mouse.up();
  await expect(line).toHaveText("corners: [[0,0],[80,10],[80,90],[20,90]]");

  await page.getByRole("button", { name: "Turn right" }).click();
  await expect(line).toHaveText("corners: [[20,90],[0,0],[80,10],[80,90]]");
  await expect(handle).toHaveAccessibleName("Upper left corner: 20 % across, 90 % down");
  await handle.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(line).toHaveText("corners: [[25,90],[0,0],[80,10],[80,90]]");
});
