import { expect, test, vi } from "vitest";
import { benchPictures } from "../../scripts/bench/pictures.ts";
import { STUDIO } from "../fixtures/studio.ts";

test("measures the pictures of a drawing, and ignores the file with its dots", async () => {
  const print = vi.spyOn(console, "log").mockReturnValue();
  await benchPictures(STUDIO, [{ path: "designs/fern.jpg", roles: ["plate"] }]);
  expect(print.mock.lastCall?.[0]).toContain("the lower bound");
  print.mockRestore();
});
