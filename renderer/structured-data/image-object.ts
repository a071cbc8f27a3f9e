/** A picture with its maker: https://schema.org/ImageObject, and Google's image metadata (creator, credit, notice). */
import type { ImageObject } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import type { Site } from "#domain/site.ts";
import { largestOf } from "#domain/srcset.ts";
import { toCreator } from "./business-jsonld.ts";

type Shown = { image: Pick<ShownEntry, "derivatives">; alt: string };

/** The largest derivative. `alt` says what is to be seen. */
export function toImageObject({ image, alt }: Shown, site: Site) {
  const { path } = largestOf(image);
  return {
    "@type": "ImageObject",
    contentUrl: toAbsoluteAddress(path, site.origin),
    caption: alt,
    creator: { "@id": toCreator(site)["@id"] },
    creditText: site.name,
    copyrightNotice: `© ${site.copyrightYear} ${site.name}`,
  } satisfies ImageObject;
}
