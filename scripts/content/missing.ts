/** Finds what the pages lack. That is not a mistake, but worth telling the artist. */
import type { Content } from "#domain/content.ts";
import { MOST_PHOTOS } from "#domain/portfolio-schema.ts";

/** Each hint names the file, what it lacks, what visitors see instead, and what to write. */
export function findMissing({ catalogue, portfolio, studio }: Content): string[] {
  const missing = [...inCatalogue(catalogue), ...inPortfolio(portfolio), ...inStudio(studio)];
  return missing.filter((sentence) => sentence !== false);
}

const inCatalogue = (designs: Content["catalogue"]) => [
  designs.every(({ status }) => status === "soldOut") &&
    `catalogue.yaml: ${designs.length === 0 ? "no designs; nothing leads to Designs" : "every design is sold out; Designs says so"}. Add one at the desk, whose address npm run dev prints.`,
];

function inPortfolio({ works, studio, portrait }: Content["portfolio"]) {
  const doodles = works.filter(({ isDoodle }) => isDoodle).length;
  const tattoos = works.length - doodles;
  return [
    works.length === 0 &&
      "portfolio.yaml: no works; Home leads to the designs instead. Add some below works:",
    doodles > 0 &&
      tattoos === 0 &&
      "portfolio.yaml: no works with isDoodle: false; Home shows the doodles alone.",
    tattoos > 0 && doodles === 0 && "portfolio.yaml: no works with isDoodle: true; Home shows no doodles.",
    studio.length === 0 &&
      `portfolio.yaml: no studio photos; About shows none. Add up to ${MOST_PHOTOS} below studio:`,
    !portrait &&
      "portfolio.yaml: no portrait; About begins with words alone. Add portrait: with src: and alt:",
  ];
}

const inStudio = ({ social, location, booking, about, policies, care }: Content["studio"]) => [
  !social && "studio.yaml: no social link; the header has none. Add social: with label: and url:",
  !location.city && "studio.yaml: no city; the pages name no place. Add city: below location:",
  !location.street &&
    "studio.yaml: no street; About says that visitors will get the address when they book. Add street: below location:",
  !location.map &&
    "studio.yaml: no map; About shows none. Add map: with embedUrl: and linkUrl: below location:",
  !about.biography &&
    "studio.yaml: no biography; About has only its first sentence. Add biography: below about:",
  booking.faq.length === 0 && "studio.yaml: no FAQ; Booking shows none. Add questions below faq:",
  booking.faq.length === 0 &&
    /\bFAQ\b/.test(booking.intro) &&
    "studio.yaml: intro, below booking:, mentions an FAQ that does not exist. Remove the mention.",
  policies.sections.length === 0 &&
    "studio.yaml: no policies; Info asks visitors to write. Add some below sections:",
  care.length === 0 &&
    "studio.yaml: no care; Info says nothing about hygiene and aftercare. Add care: with title: and body:",
];
