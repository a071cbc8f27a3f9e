/** A picture with its maker: https://schema.org/ImageObject, and Google's image metadata (creator, credit, notice). */
import type { ImageObject } from "schema-dts";
import type { ShownEntry } from "#images/manifest-schema.ts";
import { toAbsoluteAddress } from "./address.ts";
import { toCreator } from "./parlor.ts";
import type { Site } from "./site.ts";
import { largestOf } from "./srcset.ts";

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
