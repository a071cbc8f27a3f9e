/** What the pages lack: not a mistake, but worth mentioning to the artist. */
import type { Content } from "#domain/content.ts";
import { MOST_PHOTOS } from "#domain/portfolio-schema.ts";

/** A sentence each: the file, what it lacks, what visitors see instead, what to write. */
export function findMissing({ catalogue, portfolio, studio }: Content): string[] {
  const { location, booking, about, policies } = studio;
  const tattoos = portfolio.works.filter(({ isDoodle }) => !isDoodle).length;
  const doodles = portfolio.works.length - tattoos;
  const hints: [isMissing: boolean, hint: string][] = [
    [
      catalogue.length === 0,
      "catalogue.yaml: no designs; Designs says so. Add one with npm run add -- photo.jpg",
    ],
    [
      catalogue.length > 0 && catalogue.every(({ status }) => status === "soldOut"),
      "catalogue.yaml: every design is sold out; Designs says so. Add one with npm run add -- photo.jpg",
    ],
    [
      portfolio.works.length === 0,
      "portfolio.yaml: no works; Home leads to the designs instead. Add some below works:",
    ],
    [
      doodles > 0 && tattoos === 0,
      "portfolio.yaml: no works with isDoodle: false; Home shows the doodles alone.",
    ],
    [tattoos > 0 && doodles === 0, "portfolio.yaml: no works with isDoodle: true; Home shows no doodles."],
    [
      portfolio.studio.length === 0,
      `portfolio.yaml: no studio photos; About shows none. Add up to ${MOST_PHOTOS} below studio:`,
    ],
    [
      !portfolio.portrait,
      "portfolio.yaml: no portrait; About begins with words alone. Add portrait: with src: and alt:",
    ],
    [!studio.social, "studio.yaml: no social link; the header has none. Add social: with label: and url:"],
    [
      !location.street,
      "studio.yaml: no street; About says that visitors will get the address when they book. Add street: below location:",
    ],
    [
      !location.map,
      "studio.yaml: no map; About shows none. Add map: with embedUrl: and linkUrl: below location:",
    ],
    [
      !about.biography,
      "studio.yaml: no biography; About has only its first sentence. Add biography: below about:",
    ],
    [booking.faq.length === 0, "studio.yaml: no FAQ; Booking shows none. Add questions below faq:"],
    [
      booking.faq.length === 0 && /\bFAQ\b/.test(booking.intro),
      "studio.yaml: intro, below booking:, mentions an FAQ that does not exist. Remove the mention.",
    ],
    [
      policies.sections.length === 0,
      "studio.yaml: no policies; Info asks visitors to write. Add some below sections:",
    ],
  ];
  return hints.flatMap(([isMissing, hint]) => (isMissing ? [hint] : []));
}
