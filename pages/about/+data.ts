/** What the about page shows: the artist, the method, the studio and its photos. */
import type { ShownEntry } from "#images/manifest-schema.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toParlor } from "#renderer/parlor.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const { studio, portfolio, catalogue } = readContent();
  const { photo, slide, portrait } = readManifest();
  const { about, contact, location } = studio;
  return {
    heading: about.heading,
    lead: about.lead,
    biography: about.biography,
    handPoked: about.handPoked,
    email: contact.email,
    location: {
      street: location.street,
      town: `${location.city}, ${location.region} ${location.postalCode}`,
      parking: location.parking,
      hours: location.hours,
      map: location.map,
    },
    portrait: { alt: portfolio.portrait.alt, image: find(portrait, portfolio.portrait.src) },
    photos: portfolio.studio.map(({ src, alt }) => ({
      alt,
      square: find(photo, src),
      whole: find(slide, src),
    })),
    parlor: toParlor({ studio, catalogue, photo: slide[portfolio.studio[0]?.src ?? ""] }),
  };
}

function find<E extends ShownEntry>(entries: Record<string, E>, src: string): E {
  const entry = entries[src];
  if (!entry) throw new Error(`The manifest has no picture of ${src}.`);
  return entry;
}
