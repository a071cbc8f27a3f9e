import { expect, test } from "vitest";
import { toJpeg } from "../../../../pages/design/@id/try-on/Actions.tsx";

test("a picture whose canvas is gone cannot be saved, which is told at once", async () => {
  await expect(toJpeg(null)).rejects.toThrow("cannot make a JPEG");
});
