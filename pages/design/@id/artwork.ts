/**
 * A design for search engines: its title and description, and what it is as a https://schema.org/VisualArtwork and as a
 * https://schema.org/Product with its offer.
 */
import type { Product, VisualArtwork } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import { largestOf } from "#domain/pictures.ts";
import { CURRENCY } from "#domain/price-schema.ts";
import { toDesignPath } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import type { PageHeadProps } from "#renderer/components/PageHead.tsx";
import { toBreadcrumbs, toCreator, toImageObject } from "#renderer/structured-data.ts";
import type { Data } from "./+data.ts";

type Shown = Pick<Data, "design" | "plate">;

/** The number keeps title and description unique: two designs may have the same. */
export function toDesignHead(shown: Shown, site: Studio): PageHeadProps {
  const { id, title, hasNamesake } = shown.design;
  const crumbs = [
    { name: "Designs", path: "/designs/" },
    { name: title, path: toDesignPath(id) },
  ];
  return {
    title: `${title}${hasNamesake ? `, No. ${id}` : ""} | ${site.name}`,
    description: `Design No. ${id}: ${toDescription(shown, site)}`,
    things: [
      toCreator(site),
      toArtwork(shown, site),
      toProduct(shown, site) ?? [],
      toBreadcrumbs(site, ...crumbs),
    ].flat(),
  };
}

/** The artist's own, or a generic one. */
function toDescription({ design: { title, sentences } }: Shown, { name }: Studio): string {
  return sentences.join(" ") || `${title}, a tattoo design by ${name}.`;
}

export function toArtwork(shown: Shown, site: Studio) {
  const { design, plate } = shown;
  return {
    ...toShared(shown, site),
    "@type": "VisualArtwork",
    "@id": `${toUrl(design.id, site)}#artwork`,
    artform: "Drawing",
    creator: { "@id": toCreator(site)["@id"] },
    creditText: site.name,
    image: toImageObject(plate, site),
  } satisfies VisualArtwork;
}

/** Undefined without an amount: search engines refuse an offer that has no price. A sold-out design has none. */
export function toProduct(shown: Shown, site: Studio) {
  const { design, plate } = shown;
  if (design.price?.amount === undefined) return undefined;
  const url = toUrl(design.id, site);
  return {
    ...toShared(shown, site),
    "@type": "Product",
    "@id": `${url}#design`,
    sku: String(design.id),
    category: "Tattoo design",
    brand: { "@type": "Brand", name: site.name },
    image: toAbsoluteAddress(largestOf(plate.image).path, site.url),
    offers: {
      "@type": "Offer",
      url,
      availability: "https://schema.org/InStock",
      price: design.price.amount,
      priceCurrency: CURRENCY,
      seller: { "@id": toCreator(site)["@id"] },
    },
  } satisfies Product;
}

function toShared(shown: Shown, site: Studio) {
  const { design } = shown;
  return {
    name: design.title,
    description: toDescription(shown, site),
    url: toUrl(design.id, site),
    size: design.size || undefined,
  } satisfies Partial<Product>;
}

const toUrl = (id: number, { url }: Studio) => toAbsoluteAddress(toDesignPath(id), url);
