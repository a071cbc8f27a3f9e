import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BookingIsland } from "#pages/booking/BookingIsland.tsx";

const calendar = {
  calLink: "slow-dot/session",
  namespace: "session",
  origin: "https://app.cal.com",
  config: { layout: "month_view", hideEventTypeDetails: false },
} as const;

const render = (calLink: string) =>
  renderToString(<BookingIsland calendar={{ ...calendar, calLink }} email="hello@slowdot.example" />);

describe("BookingIsland", () => {
  test("without a booking link is an error", () => {
    expect(() => render("")).toThrow("calLink is required");
  });

  test("on the server is the other ways to book, and waits for nothing", () => {
    const html = render("slow-dot/session");
    expect(html).toMatch(/href="https:\/\/cal\.com\/slow-dot\/session".*hello.*@.*slowdot\.example/s);
    expect(html).not.toContain("Loading");
  });
});
