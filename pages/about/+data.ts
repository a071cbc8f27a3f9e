/** Data for the about page: the artist, the method, the studio and its photos. */
import { findDates } from "#domain/books.ts";
import { findEntry } from "#domain/pictures.ts";
import { toAddressLines } from "#domain/place.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toBusinessJsonLd, toEvents, toHead } from "#renderer/shell/structured-data.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, portfolio, catalogue } = readContent();
  const { illustration, photo, slide, portrait } = readManifest();
  const { about, contact, location } = studio;
  const dates = findDates(studio);
  const business = toBusinessJsonLd({ studio, catalogue, photo: slide[portfolio.studio[0]?.src ?? ""] });
  return {
    head: toHead(studio, {
      name: "About",
      path: "/about/",
      description: about.lead,
      things: [business, ...toEvents(dates, studio)],
    }),
    ...about,
    dates,
    reviews: studio.reviews,
    illustrations: illustration,
    email: contact.email,
    phone: contact.phone,
    care: studio.care.map(({ title }) => title),
    location: { ...location, lines: toAddressLines(location, studio.locale) },
    portrait: portfolio.portrait && {
      alt: portfolio.portrait.alt,
      image: findEntry(portrait, portfolio.portrait.src),
    },
    photos: portfolio.studio.map(({ src, alt }) => ({
      alt,
      square: findEntry(photo, src),
      whole: findEntry(slide, src),
    })),
  };
}
