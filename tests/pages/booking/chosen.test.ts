import { expect, test } from "vitest";
import { toMail, toNotes } from "#pages/booking/chosen.ts";

const moth = { id: 12, title: "Moon Moth", facts: ["5 in high", "4–5½ hours", "$700", "$100 deposit"] };
const koi = { id: 2, title: "Koi", facts: ["price on request"] };

const NOTES = `Moon Moth (no. 12): 5 in high, 4–5½ hours, $700, $100 deposit
Koi (no. 2): price on request`;

test("the notes have a line for each design, in the order of the query", () => {
  expect(toNotes([moth, koi])).toBe(NOTES);
  expect(toNotes([])).toBeUndefined();
});

test("an e-mail names the designs in its subject and describes them in its body", () => {
  expect(toMail([moth, koi])).toEqual({ subject: "Booking: Moon Moth (no. 12), Koi (no. 2)", body: NOTES });
  expect(toMail([])).toEqual({ subject: "Booking a tattoo" });
});
