import { expect, test } from "vitest";
import { toSlug } from "#domain/slug.ts";

test.each([
  ["Reschedule / Cancellation / Late Policy", "reschedule-cancellation-late-policy"],
  ["Note: Booking Time", "note-booking-time"],
  ["I can’t come. What now?", "i-cant-come-what-now"],
  ["Café Olé", "cafe-ole"],
])("%s becomes %s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
