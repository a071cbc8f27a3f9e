import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BookingCalendar } from "#pages/booking/BookingCalendar.tsx";

const calendar = {
  calLink: "slow-dot/session",
  namespace: "session",
  embedOrigin: "https://app.cal.com",
  config: { layout: "month_view", hideEventTypeDetails: false },
} as const;

const render = (calLink: string) =>
  renderToString(
    <BookingCalendar calendar={{ ...calendar, calLink }} designs={[]} email="hello@slowdot.example" />,
  );

describe("BookingCalendar", () => {
  test("without a booking link is an error", () => {
    expect(() => render("")).toThrow("calLink is required");
  });

  test("waits on the server, and shows the other way to visitors without scripts", () => {
    const html = render("slow-dot/session");
    expect(html).toContain("Loading the calendar");
    expect(html).toMatch(/<noscript>.*href="https:\/\/cal\.com\/slow-dot\/session".*<\/noscript>/s);
  });
});
