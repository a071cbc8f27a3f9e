/** The studio as a https://schema.org/TattooParlor, a kind of LocalBusiness. */
import type { Organization, TattooParlor } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isSoldOut } from "#domain/design.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import { CURRENCY } from "#domain/price-schema.ts";
import type { Studio } from "#domain/studio-schema.ts";

/** `photo` shows the studio. */
type BusinessFacts = { studio: Studio; catalogue: readonly Design[]; photo?: ShownEntry };

/** Hours stay the artist's words: `openingHours` needs days and times, and "By appointment only" has none. */
export function toBusinessJsonLd({ studio, catalogue, photo }: BusinessFacts) {
  const { location, contact } = studio;
  const image = photo && largestOf(photo).path;
  return {
    ...toCreator(studio),
    "@type": "TattooParlor",
    description: studio.description,
    email: contact.email,
    ...(image && { image: toAbsoluteAddress(image, studio.url) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: location.street,
      addressLocality: location.city,
      addressRegion: location.region,
      postalCode: location.postalCode,
      addressCountry: location.country,
    },
    ...toGeo(location),
    ...(location.map && { hasMap: location.map.linkUrl }),
    ...(location.hours && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification" as const,
        description: location.hours,
      },
    }),
    currenciesAccepted: CURRENCY,
    ...toPriceRange(catalogue),
    ...(studio.social && { sameAs: [studio.social.url] }),
  } satisfies TattooParlor;
}

/** The studio as the creator of a drawing or photo. It shares the business's id. */
export function toCreator({ name, url: origin }: Pick<Studio, "name" | "url">) {
  const url = toAbsoluteAddress("/", origin);
  return { "@type": "Organization", "@id": `${url}#studio`, name, url } satisfies Organization;
}

/** Needs both coordinates. */
function toGeo({ latitude, longitude }: Studio["location"]) {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { "@type": "GeoCoordinates", latitude, longitude } } satisfies Partial<TattooParlor>;
}

/** Of the available designs. */
function toPriceRange(catalogue: readonly Design[]): { priceRange?: string } {
  const amounts = catalogue.flatMap((design) => (isSoldOut(design) ? [] : (design.price?.amount ?? [])));
  if (amounts.length === 0) return {};
  return { priceRange: `$${Math.min(...amounts)}–$${Math.max(...amounts)}` };
}
