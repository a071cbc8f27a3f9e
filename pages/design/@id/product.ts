/** A design for search engines: its title, its description, and a https://schema.org/Product with an offer. */
import type { Product } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import { type ClosedBooks, findClosed, type Reservation } from "#domain/books.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import type { Price } from "#domain/price-schema.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";
import { toBreadcrumbs, toOrganization } from "#renderer/shell/structured-data.ts";

type DesignFacts = {
  design: {
    id: number;
    title: string;
    /** Whether another design has the same title. */
    hasNamesake: boolean;
    sentences: readonly string[];
    size?: string;
    price?: Price;
    reserved?: Reservation;
  };
  plate: { image: ShownEntry };
};

/** Includes the number, because two designs may share a title and a description. */
export function toDesignHead(facts: DesignFacts, site: Studio): PageHeadProps {
  const { id, title, hasNamesake } = facts.design;
  const crumbs = [
    { name: "Designs", path: "/designs/" },
    { name: title, path: toDesignPath(id) },
  ];
  return {
    title: `${title}${hasNamesake ? `, No. ${id}` : ""} | ${site.name}`,
    description: `Design No. ${id}: ${toDescription(facts, site)}`,
    things: [toProduct(facts, site) ?? [], toBreadcrumbs(site, ...crumbs)].flat(),
  };
}

/** Uses the artist's own description, or a generic one. */
function toDescription({ design: { title, sentences } }: DesignFacts, { name }: Studio): string {
  return sentences.join(" ") || `${title}, a tattoo design by ${name}.`;
}

function toAvailability({ design }: DesignFacts, closed: ClosedBooks | undefined) {
  const name = closed && !closed.opens ? "OutOfStock" : design.reserved ? "LimitedAvailability" : "InStock";
  return { availability: `https://schema.org/${name}`, availabilityStarts: closed?.opens } as const;
}

/** Returns undefined without an amount, because search engines reject an offer without a price. */
export function toProduct(facts: DesignFacts, site: Studio) {
  const { design, plate } = facts;
  if (design.price?.amount === undefined) return undefined;
  const url = toAbsoluteAddress(toDesignPath(design.id), site.url);
  return {
    "@type": "Product",
    "@id": `${url}#design`,
    name: design.title,
    description: toDescription(facts, site),
    url,
    size: design.size || undefined,
    sku: String(design.id),
    category: "Tattoo design",
    brand: { "@type": "Brand", name: site.name },
    image: toAbsoluteAddress(largestOf(plate.image).path, site.url),
    offers: {
      "@type": "Offer",
      url,
      ...toAvailability(facts, findClosed(site)),
      price: design.price.amount,
      priceCurrency: site.currency,
      seller: toOrganization(site),
    },
  } satisfies Product;
}
