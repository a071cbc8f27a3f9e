/** A picture with its creator: https://schema.org/ImageObject, with the fields of Google's image metadata. */
import type { ImageObject } from "schema-dts";
import { toAbsoluteAddress } from "#domain/address.ts";
import type { ShownEntry } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/pictures.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toCreator } from "./business-jsonld.ts";

type Shown = { image: Pick<ShownEntry, "derivatives">; alt: string };

export function toImageObject({ image, alt }: Shown, site: Studio) {
  const { path } = largestOf(image);
  return {
    "@type": "ImageObject",
    contentUrl: toAbsoluteAddress(path, site.url),
    caption: alt,
    creator: { "@id": toCreator(site)["@id"] },
    creditText: site.name,
    copyrightNotice: `© ${site.copyrightYear} ${site.name}`,
  } satisfies ImageObject;
}
