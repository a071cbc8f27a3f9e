import { expect, test } from "vitest";
import { ROLE_NAMES } from "#domain/roles.ts";
import { ladder } from "../../../scripts/pictures/ladder.ts";

test.each(ROLE_NAMES)("the widths of a %s ascend in every shape", (role) => {
  for (const aspectRatio of [0.3, 0.55, 0.8, 1, 1.3, 3]) {
    const widths = ladder(role, aspectRatio, 9000);
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  }
});

test("no width is larger than the picture", () => {
  expect(ladder("photo", 1, 500)).toEqual([216, 386, 500]);
});
