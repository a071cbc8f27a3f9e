/** Data for the home page: finished work, with tattoos and doodles separate, and the best designs. */
import { toAddress } from "#domain/address.ts";
import { findClosed, findDates } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { cellOf, findEntry, readThumbs } from "#domain/pictures.ts";
import { toAddressLines } from "#domain/place.ts";
import type { Work } from "#domain/portfolio-schema.ts";
import { toDesignPath } from "#domain/routes.ts";
import { toTile } from "#domain/tile.ts";
import { findPlace, readContent, readManifest } from "#renderer/content.server.ts";
import { toPhotos } from "#renderer/pictures/work.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";
import { toBusinessJsonLd } from "#renderer/shell/structured-data.ts";
import { pickBest } from "./best.ts";

export type Data = ReturnType<typeof data>;
export type GalleryWork = ReturnType<typeof toGalleryWork>;

export function data() {
  const { studio, portfolio, catalogue } = readContent();
  const manifest = readManifest();
  const { city, region, country } = studio.location;
  const town = toAddressLines({ city, region, country }, studio.locale).join(", ");
  const works = portfolio.works.map((work) => toGalleryWork(work, catalogue, manifest));
  const business = toBusinessJsonLd({
    studio,
    catalogue,
    photo: manifest.slide[portfolio.studio[0]?.src ?? ""],
  });
  const head: PageHeadProps = {
    title: `${studio.name}: ${studio.tagline}`,
    description: studio.description,
    things: [business],
  };
  const best = pickBest(catalogue);
  return {
    head,
    tagline: studio.tagline,
    craft: `${studio.about.handPoked ? "Machine-free tattoos" : "Tattoos"}${town && ` in ${town}`}`,
    tattoos: works.filter(({ isDoodle }) => !isDoodle),
    doodles: works.filter(({ isDoodle }) => isDoodle),
    closed: findClosed(studio),
    dates: findDates(studio),
    designs: catalogue.length,
    best: best.map((design) => toTile(design, manifest, studio)),
    thumbs: readThumbs(manifest, "slide"),
  };
}

function toGalleryWork(work: Work, catalogue: readonly Design[], manifest: Manifest) {
  const { id, src, isDoodle } = work;
  const design = catalogue.find((other) => other.id === work.design);
  const name = design?.title ?? work.title;
  return {
    id,
    isDoodle,
    name,
    photos: toPhotos(work, name, manifest),
    cell: cellOf(src, manifest, "slide"),
    design: design?.id,
    page: design && toAddress(toDesignPath(design.id)),
    drawing: design && toDrawing(design, src, manifest),
  };
}

/** Finds the drawing of a work, and the address of its dots. Returns undefined if it has too little ink to be poked. */
function toDrawing({ image }: Design, photo: string, manifest: Manifest) {
  const { dots } = findEntry(manifest.plate, image);
  const place = findPlace(image, photo);
  return dots ? { image: findEntry(manifest.tile, image), dots: toAddress(dots), place } : undefined;
}
