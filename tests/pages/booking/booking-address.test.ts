import { describe, expect, test } from "vitest";
import { booking } from "#domain/booking-schema.ts";
import { toBookingPage, toScriptAddress } from "#pages/booking/booking-address.ts";

const calLink = "slow-dot/session";

describe("addresses at the provider", () => {
  test.each([
    ["https://app.cal.com", "https://app.cal.com/embed/embed.js", "https://cal.com/slow-dot/session"],
    ["https://cal.com/", "https://app.cal.com/embed/embed.js", "https://cal.com/slow-dot/session"],
    ["https://app.cal.eu", "https://app.cal.eu/embed/embed.js", "https://cal.eu/slow-dot/session"],
    [
      "https://app.book.example",
      "https://app.book.example/embed/embed.js",
      "https://app.book.example/slow-dot/session",
    ],
  ])("of %s", (written, script, page) => {
    const origin = booking.shape.origin.parse(written);
    expect(toScriptAddress(origin)).toBe(script);
    expect(toBookingPage({ origin, calLink })).toBe(page);
  });
});
