/** Data for the booking page: the artist's texts and the calendar's settings. */
import { findClosed, findDates } from "#domain/books.ts";
import { toDepositWords } from "#domain/payments.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toHead } from "#renderer/shell/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, catalogue } = readContent();
  const { intro, faq, deposits } = studio.booking;
  const craft = studio.about.handPoked ? "hand-poked tattoo" : "tattoo";
  const dates = findDates(studio);
  const words = toDepositWords(deposits, studio);
  return {
    head: toHead(studio, {
      name: "Booking",
      title: "Book an appointment",
      path: "/booking/",
      description: `Choose a time for your ${craft} at ${studio.name}: the calendar, and what to know before you pick a day.`,
    }),
    closed: findClosed(studio),
    books: studio.books,
    dates,
    props: {
      calendar: studio.booking.calendar,
      email: studio.contact.email,
      locale: studio.locale,
      canPay: deposits.some(({ pay }) => pay),
    },
    intro: splitIntro(intro),
    // Each design lists its own, so this is for a studio without designs.
    deposits: catalogue.length > 0 ? [] : deposits.map(({ pay }, index) => ({ words: words[index], pay })),
    illustrations: readManifest().illustration,
    faq,
    care: studio.care.map(({ title }) => title),
  };
}

/** Splits the intro into its first paragraph and the rest. */
function splitIntro(intro: string): { first: string; rest: string } {
  const [first = "", ...rest] = intro.split(/\n\s*\n/);
  return { first, rest: rest.join("\n\n") };
}
