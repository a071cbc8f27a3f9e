/** The calendar's addresses, and what the chosen designs mean for a booking. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { calAddress } from "#domain/calendar-schema.ts";
import { toEmbedScript } from "#domain/contact.ts";
import {
  findChosenDeposit,
  toBookingPage,
  toSession,
  toSessionWords,
} from "../../../pages/booking/appointment.ts";
import booking from "../../../pages/booking/booking.island.tsx";

const calLink = "slow-dot/session";

const cal = {
  provider: "cal",
  calLink,
  namespace: "session",
  origin: "https://app.cal.com",
  config: { layout: "month_view", hideEventTypeDetails: false },
  lengths: [120, 240, 360],
} as const;

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
  const origin = calAddress.shape.origin.parse(written);
  expect(toEmbedScript(origin)).toBe(script);
  expect(toBookingPage({ ...cal, origin }, [])).toBe(page);
});

test("a calendar without a booking link is an error", () => {
  const props = {
    calendar: { ...cal, calLink: "" },
    email: "hello@slowdot.example",
    locale: "en-US",
    canPay: false,
  };
  expect(() => renderToString(<booking.Component {...props} />)).toThrow("calLink is required");
});

const moth = { id: 12, title: "Moon Moth", facts: ["$700"], hours: 3 };
const koi = { id: 19, title: "Koi & wave", facts: ["$80"], hours: 1.5 };

test.each([
  [[], undefined, undefined],
  [[koi], 120, "Your design takes about 1½ hours."],
  [[moth, koi], 360, "Your 2 designs take about 4½ hours."],
  [[moth, { ...koi, hours: undefined }], undefined, undefined],
  [[moth, moth, moth], 360, "Your 3 designs take about 9 hours: a second session will be needed."],
])("the session of %j has the shortest length that holds it", (chosen, minutes, words) => {
  const session = toSession(chosen, cal.lengths);
  expect(session?.minutes).toBe(minutes);
  expect(session && toSessionWords(session, chosen, "en-US")).toBe(words);
  expect(toSession(chosen, [])).toBeUndefined();
  const duration = new URL(toBookingPage(cal, chosen)).searchParams.get("duration");
  expect(duration).toBe(minutes ? String(minutes) : null);
});

test("another provider's page gets the names of the chosen designs", () => {
  const url = "https://book.example/a?notes={designs}";
  expect(toBookingPage({ provider: "frame", url }, [moth, koi])).toBe(
    "https://book.example/a?notes=Moon%20Moth%20(no.%2012)%2C%20Koi%20%26%20wave%20(no.%2019)",
  );
  expect(toBookingPage({ provider: "link", url }, [])).toBe("https://book.example/a?notes=");
});

test("the deposit is that of the dearest design", () => {
  const deposits = [20, 100, 50].map((amount) => ({ text: `$${amount}`, amount, from: 0 }));
  const chosen = deposits.map((deposit) => ({ ...koi, deposit }));
  expect(findChosenDeposit(chosen)?.text).toBe("$100");
});
