import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BookingIsland } from "#pages/booking/BookingIsland.tsx";

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
