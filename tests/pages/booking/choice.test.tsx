/** The designs that an address names, as Booking lists them and as the calendar and e-mails name them. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { packPicture } from "#domain/pictures.ts";
import { toMail, toNotes } from "../../../pages/booking/appointment.ts";
import { ChosenDesigns } from "../../../pages/booking/ChosenDesigns.tsx";
import { findBookable } from "../../../pages/booking/choice.ts";
import { makePicture } from "../../fixtures/design.ts";

const ENDS = "2027-05-02T05:00:00Z";

const design = {
  image: packPicture(makePicture()),
  cell: 0,
  terms: { facts: ["5 in high"], cost: ["$700"] },
};
const moth = { ...design, id: 1, title: "Moon Moth" };
const koi = { ...design, id: 6, title: "Koi" };
const reserved = { ...design, id: 8, title: "Hare", reserved: { ends: ENDS, words: "Reserved until May 1" } };

const MOTH = "Moon Moth (no. 1): 5 in high, $700";
const KOI = "Koi (no. 6): 5 in high, $700";
const HARE = "Hare (no. 8): 5 in high, $700";

const choose = (ids: number[], designs = [moth, koi, reserved]) => ({ ids, saved: [], designs });

test.each<[string, ReturnType<typeof choose>, number, string | undefined]>([
  ["several, in the order of the address", choose([6, 1]), 0, `${KOI}\n${MOTH}`],
  ["none of an unknown or sold-out design", choose([99, 20]), 0, undefined],
  ["none that someone else has reserved", choose([8, 1]), 0, MOTH],
  ["one whose reservation has ended", choose([8]), Date.parse(ENDS), HARE],
  ["none before the designs have loaded", choose([1], []), 0, undefined],
])("a booking names %s", (_, choice, now, notes) => {
  expect(toNotes(findBookable(choice, now))).toBe(notes);
});

test("an e-mail has the designs in its subject and its message", () => {
  expect(toMail(findBookable(choose([1, 6]), 0))).toEqual({
    subject: "Booking: Moon Moth (no. 1), Koi (no. 6)",
    body: `${MOTH}\n${KOI}`,
  });
  expect(toMail([])).toEqual({ subject: "Booking a tattoo" });
});

test.each([
  ["loaded", [moth], ["Moon Moth", "No longer available"]],
  ["not loaded", undefined, ["No.\u00a01", "No.\u00a099"]],
])("the choice lists each design of the address while the designs have %s", (_, designs, headings) => {
  const html = renderToStaticMarkup(
    <ChosenDesigns ids={[1, 99]} designs={designs} now={0} email="me@dots.example">
      {undefined}
    </ChosenDesigns>,
  );
  const found = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = ""]) => heading);
  expect(found.map((heading) => heading.replaceAll(/<[^>]+>/g, ""))).toEqual(headings);
});
