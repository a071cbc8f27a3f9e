/** Data of the home page: finished work, tattoos and doodles apart. */
import { toAddress } from "#domain/address.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toTown } from "#domain/contact.ts";
import { isSoldOut } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { cellOf, findEntry, readThumbs } from "#domain/pictures.ts";
import type { Work } from "#domain/portfolio-schema.ts";
import { toDesignPath } from "#domain/routes.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toBusinessJsonLd } from "#renderer/structured-data.ts";

export type Data = ReturnType<typeof data>;
export type ShownWork = ReturnType<typeof toShown>;

export function data() {
  const { studio, portfolio, catalogue } = readContent();
  const manifest = readManifest();
  const town = toTown({ ...studio.location, postalCode: undefined });
  const works = portfolio.works.map((work) => toShown(work, catalogue, manifest));
  return {
    tagline: studio.tagline,
    // Beside the tagline, not once more.
    craft: `${/hand-poked/i.test(studio.tagline) ? "Machine-free" : "Hand-poked"} tattoos${town && ` in ${town}`}`,
    tattoos: works.filter(({ isDoodle }) => !isDoodle),
    doodles: works.filter(({ isDoodle }) => isDoodle),
    designs: catalogue.length,
    hasDesigns: catalogue.some((design) => !isSoldOut(design)),
    thumbs: readThumbs(manifest, "slide"),
    business: toBusinessJsonLd({ studio, catalogue, photo: manifest.slide[portfolio.studio[0]?.src ?? ""] }),
  };
}

function toShown(work: Work, catalogue: readonly Design[], manifest: Manifest) {
  const { id, src, title, isDoodle, alt, healed, fresh } = work;
  const words = toWords(title);
  const design = catalogue.find((other) => other.id === work.design);
  return {
    id,
    isDoodle,
    name: design?.title ?? words,
    alt: alt ?? words,
    image: findEntry(manifest.slide, src),
    cell: cellOf(src, manifest, "slide"),
    design: design?.id,
    page: design && toAddress(toDesignPath(design.id)),
    healed: healed && `healed ${healed}`,
    fresh: fresh === undefined ? undefined : findEntry(manifest.slide, fresh),
  };
}

/** `frogWithALeaf` → `Frog with a leaf`. */
function toWords(title: string): string {
  const words = title.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
