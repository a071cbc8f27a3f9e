/** What pages tell search engines about the studio and themselves, in the vocabulary of https://schema.org */
import type { BreadcrumbList, Event, Organization, PostalAddress, TattooParlor } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { ShownDate } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { isPage } from "#domain/contact.ts";
import { isSoldOut } from "#domain/design.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { type MoneyConventions, toMoney } from "#domain/money.ts";
import { largestOf } from "#domain/pictures.ts";
import type { Studio } from "#domain/studio-schema.ts";
import type { PageHeadProps } from "./page-head.tsx";

/** `photo` shows the studio. */
type BusinessFacts = { studio: Studio; catalogue: readonly Design[]; photo?: ShownEntry };

/** Keeps hours in the artist's words, because `openingHours` needs days and times and "By appointment only" has none. */
export function toBusinessJsonLd({ studio, catalogue, photo }: BusinessFacts) {
  const { location, contact } = studio;
  const image = photo && largestOf(photo).path;
  const profiles = studio.social.flatMap(({ url }) => (isPage(url) ? url : []));
  return {
    ...toOrganization(studio),
    "@type": "TattooParlor",
    description: studio.description,
    email: contact.email,
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.inquiriesEmail && {
      contactPoint: {
        "@type": "ContactPoint" as const,
        contactType: "inquiries",
        email: contact.inquiriesEmail,
      },
    }),
    ...(image && { image: toAbsoluteAddress(image, studio.url) }),
    address: toPostalAddress(location),
    ...toGeo(location),
    ...(location.map && { hasMap: location.map.linkUrl }),
    ...(location.hours && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification" as const,
        description: location.hours,
      },
    }),
    currenciesAccepted: studio.currency,
    ...toPriceRange(catalogue, studio),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies TattooParlor;
}

function toPostalAddress(location: Studio["location"]) {
  return {
    "@type": "PostalAddress",
    streetAddress: location.street,
    addressLocality: location.city,
    addressRegion: location.region,
    postalCode: location.postalCode,
    addressCountry: location.country,
  } satisfies PostalAddress;
}

/** Describes each date. Without a place of its own, it is at the studio. */
export function toEvents(dates: readonly ShownDate[], studio: Studio) {
  return dates.map(({ from, to = from, title, place, url }) => {
    const at = place
      ? { name: place, address: place }
      : { name: studio.name, address: toPostalAddress(studio.location) };
    return {
      "@type": "Event",
      name: title,
      startDate: from,
      endDate: to,
      location: { "@type": "Place", ...at },
      organizer: toOrganization(studio),
      ...(url && { url }),
    } satisfies Event;
  });
}

/** Describes the studio as the seller of a design, with the business's id. */
export function toOrganization({ name, url: origin }: Pick<Studio, "name" | "url">) {
  const url = toAbsoluteAddress("/", origin);
  return { "@type": "Organization", "@id": `${url}#studio`, name, url } satisfies Organization;
}

/** Adds nothing unless both coordinates are known. */
function toGeo({ latitude, longitude }: Studio["location"]) {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { "@type": "GeoCoordinates", latitude, longitude } } satisfies Partial<TattooParlor>;
}

/** Adds the price range of the available designs, if they have prices. */
function toPriceRange(catalogue: readonly Design[], conventions: MoneyConventions): { priceRange?: string } {
  const amounts = catalogue.flatMap((design) => (isSoldOut(design) ? [] : (design.price?.amount ?? [])));
  if (amounts.length === 0) return {};
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) =>
    toMoney(amount, conventions),
  );
  return { priceRange: `${least}–${most}` };
}

/** `path` is relative to the site's base, with both slashes. */
type Crumb = { name: string; path: string };

/** `crumbs` lead from the outermost page to the current one. The home page is added in front. */
export function toBreadcrumbs({ name, url }: Pick<Studio, "name" | "url">, ...crumbs: Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name, path: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: crumb.name,
      item: { "@id": toAbsoluteAddress(crumb.path, url) },
    })),
  } satisfies BreadcrumbList;
}

type NamedPage = Crumb & Pick<PageHeadProps, "description"> & Partial<PageHeadProps>;

/** Builds the head of a page below the home page. `title` defaults to the page's name. */
export function toHead(
  site: Studio,
  { name, path, title = name, description, things = [] }: NamedPage,
): PageHeadProps {
  return {
    title: `${title} | ${site.name}`,
    description,
    things: [...things, toBreadcrumbs(site, { name, path })],
  };
}
