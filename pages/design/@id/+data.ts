/** Data for a design page: the design in words and inches, and tiles of the other available designs. */
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { toAddress } from "#domain/address.ts";
import { findClosed } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toAskNext, toMailAddress } from "#domain/contact.ts";
import { isSoldOut, nameDesign } from "#domain/design.ts";
import { findEntry } from "#domain/pictures.ts";
import { OWN_IDEA } from "#domain/routes.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toAlt } from "#domain/tile.ts";
import { findPlace, readContent, readManifest } from "#renderer/content.server.ts";
import { toPhotos } from "#renderer/pictures/work.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";
import { describeDesign, toCost, toNeighbors, toSides } from "./describe.ts";
import { toHealed } from "./OnSkin.tsx";
import { toPokeFacts } from "./poke/words.ts";
import { toDesignHead } from "./product.ts";
import { toOthers } from "./similar.ts";
import { toTryOn } from "./try-on/design.ts";

export type Data = ReturnType<typeof data>;

export function data({ routeParams }: PageContextServer) {
  const content = readContent();
  const { catalogue, portfolio, studio } = content;
  const manifest = readManifest();
  const design = catalogue.find(({ id }) => id === Number(routeParams.id));
  if (!design) throw render(404);
  const plate = findEntry(manifest.plate, design.image);
  const soldOut = isSoldOut(design);
  const { similar, tiles, more } = toOthers(design, content, manifest);
  const poke = toPokeFacts(design, plate, studio);
  const photos = portfolio.works
    .filter((work) => work.design === design.id)
    .flatMap((work) => toPhotos(work, design.title, manifest))
    .map((photo) => ({ ...photo, place: findPlace(design.image, photo.src) }));
  const shown = {
    design: describeDesign(design, content),
    plate: { ...toSides(design, plate, studio.units), image: plate, alt: toAlt(design) },
  };
  const head: PageHeadProps = toDesignHead(shown, studio);
  return {
    head,
    ...shown,
    cost: soldOut ? undefined : toCost(design, studio),
    closed: findClosed(studio),
    askNext: toAskNext(studio.contact.email, design),
    soldOut: soldOut ? { tiles: similar, likeIt: toAskForLike(design, studio) } : undefined,
    likeIt: studio.contact.form && toAskForLike(design, studio),
    poke,
    tryOn: toTryOn(design, plate, studio),
    photos,
    healed: poke && toHealed(design.title, photos),
    neighbors: toNeighbors(design, catalogue),
    tiles,
    more,
  };
}

/** Links to the form on Contact, in which the idea begins with the design, or to an e-mail where there is no form. */
function toAskForLike(design: Design, { contact }: Studio): string {
  const name = nameDesign(design);
  if (contact.form) return toAddress(`/contact/?idea=${encodeURIComponent(name)}#${OWN_IDEA}`);
  return toMailAddress(contact.inquiriesEmail ?? contact.email, `One like ${name}`);
}
