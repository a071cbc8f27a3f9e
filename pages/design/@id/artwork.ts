/** A design as a https://schema.org/VisualArtwork, and as a https://schema.org/Product with its offer. */
import type { Offer, Product, VisualArtwork } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import { CURRENCY } from "#domain/price-schema.ts";
import type { Site } from "#domain/site.ts";
import { largestOf } from "#domain/srcset.ts";
import { toCreator } from "#renderer/structured-data/business-jsonld.ts";
import { toImageObject } from "#renderer/structured-data/image-object.ts";
import type { Data } from "./+data.ts";
import { toDescription } from "./description.ts";

type Shown = Pick<Data, "design" | "plate">;

export function toArtwork(shown: Shown, site: Site) {
  const { design, plate } = shown;
  return {
    ...toShared(shown, site),
    "@type": "VisualArtwork",
    "@id": `${toUrl(design.id, site)}#artwork`,
    artform: "Drawing",
    artMedium: "Dotwork",
    creator: { "@id": toCreator(site)["@id"] },
    creditText: site.name,
    image: toImageObject(plate, site),
  } satisfies VisualArtwork;
}

export function toProduct(shown: Shown, site: Site) {
  const { design, plate } = shown;
  return {
    ...toShared(shown, site),
    "@type": "Product",
    "@id": `${toUrl(design.id, site)}#design`,
    sku: String(design.id),
    category: "Tattoo design",
    brand: { "@type": "Brand", name: site.name },
    image: toAbsoluteAddress(largestOf(plate.image).path, site.origin),
    offers: toOffer(design, site),
  } satisfies Product;
}

/** Has a price only while the design is available and its price names an amount. */
function toOffer({ id, isSoldOut, price }: Data["design"], site: Site) {
  return {
    "@type": "Offer",
    url: toUrl(id, site),
    availability: isSoldOut ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
    ...(price?.amount !== undefined && { price: price.amount, priceCurrency: CURRENCY }),
    seller: { "@id": toCreator(site)["@id"] },
  } satisfies Offer;
}

function toShared({ design }: Shown, site: Site) {
  return {
    name: design.title,
    description: toDescription(design, site),
    url: toUrl(design.id, site),
    ...(design.size && { size: design.size }),
  };
}

const toUrl = (id: number, { origin }: Site) => toAbsoluteAddress(`/design/${id}/`, origin);
