import { describe, expect, test } from "vitest";
import { findDesign, nameDesign, toSubject } from "#pages/booking/design-choice.ts";

const moth = { id: 12, title: "Moon Moth" };
const koi = { id: 2, title: "Koi" };

describe("the design that a visitor comes from", () => {
  test.each(["?design=12", "?utm_source=x&design=12"])("%s names it", (search) => {
    expect(findDesign(search, [koi, moth])).toBe(moth);
  });

  test.each(["", "?design=", "?design=3", "?design=012", "?design=12.0", "?design=12%3Cscript%3E"])(
    "%j names none",
    (search) => {
      expect(findDesign(search, [koi, moth])).toBeUndefined();
    },
  );

  test("is named by title and number", () => {
    expect(nameDesign(moth)).toBe("Moon Moth (no. 12)");
  });

  test("stands in the subject of e-mails, which have one without it too", () => {
    expect(toSubject(moth)).toBe("Booking: Moon Moth (no. 12)");
    expect(toSubject()).toBe("Booking a tattoo");
  });
});
