/** The calendar's addresses. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeBookingSchema } from "#domain/booking-schema.ts";
import { DEFAULT_CONVENTIONS } from "#domain/conventions-schema.ts";
import { toEmbedScript } from "#domain/embed-script.ts";
import { BookingIsland } from "../../../pages/booking/BookingIsland.tsx";
import { toBookingPage } from "../../../pages/booking/booking-address.ts";

const calLink = "slow-dot/session";

test.each([
  ["https://app.cal.com", "https://app.cal.com/embed/embed.js", "https://cal.com/slow-dot/session"],
  ["https://cal.com/", "https://app.cal.com/embed/embed.js", "https://cal.com/slow-dot/session"],
  ["https://app.cal.eu", "https://app.cal.eu/embed/embed.js", "https://cal.eu/slow-dot/session"],
  [
    "https://app.book.example",
    "https://app.book.example/embed/embed.js",
    "https://app.book.example/slow-dot/session",
  ],
])("the addresses at %s", (written, script, page) => {
  const origin = makeBookingSchema(DEFAULT_CONVENTIONS).shape.origin.parse(written);
  expect(toEmbedScript(origin)).toBe(script);
  expect(toBookingPage({ origin, calLink })).toBe(page);
});

test("a calendar without a booking link is an error", () => {
  const calendar = {
    calLink: "",
    namespace: "session",
    origin: "https://app.cal.com",
    config: { layout: "month_view", hideEventTypeDetails: false },
  } as const;
  expect(() => renderToString(<BookingIsland calendar={calendar} email="hello@slowdot.example" />)).toThrow(
    "calLink is required",
  );
});
