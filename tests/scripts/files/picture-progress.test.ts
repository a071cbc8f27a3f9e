import { expect, test, vi } from "vitest";
import { printLines } from "#pictures/progress.ts";

test("without a terminal, a line every ten seconds says how many photos are done", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const onProgress = printLines((line) => lines.push(line));
  for (let done = 1; done <= 25; done++) {
    vi.advanceTimersByTime(1000);
    onProgress(done, 25);
  }
  expect(lines).toEqual(["Pictures: 10 of 25 photos", "Pictures: 20 of 25 photos"]);
});
