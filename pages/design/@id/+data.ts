/** Data for a design page: the design in words and inches, and tiles of the other available designs. */
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { findClosed, findReservation } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toAskNext, toMailAddress } from "#domain/contact.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut, nameDesign, toHours } from "#domain/design.ts";
import { findEntry } from "#domain/pictures.ts";
import { toSizeWords } from "#domain/size.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toAlt } from "#domain/tile.ts";
import { readContent, readManifest, readTattoos } from "#renderer/content.server.ts";
import { type ShownPhoto, toPhotos } from "#renderer/pictures/work.ts";
import { toPoke } from "#renderer/poke/poke-data.ts";
import type { PageHeadProps } from "#renderer/shell/page-head.tsx";
import { toCost } from "./facts/cost.ts";
import { toNeighbors } from "./facts/Neighbors.tsx";
import { toDesignHead } from "./facts/product.ts";
import { toSentences } from "./facts/sentences.ts";
import { toOthers } from "./more/others-data.ts";
import { toHealed } from "./poke/healed-data.ts";
import { toSides } from "./size/sides.ts";
import { toTryOn } from "./try-on/try-on-data.ts";

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
  const poke = toPoke(design, plate, studio.locale);
  const photos = portfolio.works
    .filter((work) => work.design === design.id)
    .flatMap((work) => toPhotos(work, design.title, manifest))
    .map((photo) => ({ ...photo, place: findPlace(design, photo) }));
  const shown = {
    design: describe(design, content),
    plate: { ...toSides(design, plate, studio.units), image: plate, alt: toAlt(design) },
  };
  const head: PageHeadProps = toDesignHead(shown, studio);
  return {
    head,
    ...shown,
    cost: soldOut ? undefined : toCost(design, studio),
    closed: findClosed(studio),
    askNext: toAskNext(studio.contact.email, design),
    soldOut: soldOut ? { similar, likeIt: toLikeItMail(design, studio) } : undefined,
    poke,
    tryOn: toTryOn(design, plate, studio),
    photos,
    healed: poke && toHealed(design.title, photos),
    neighbors: toNeighbors(design, catalogue),
    tiles,
    more,
  };
}

const findPlace = ({ image }: Design, { src }: ShownPhoto) =>
  readTattoos().find(({ drawing, photo }) => drawing === image && photo === src)?.place;

function toLikeItMail(design: Design, { contact }: Studio): string {
  return toMailAddress(contact.inquiriesEmail ?? contact.email, `One like ${nameDesign(design)}`);
}

/** Puts the fields of a design into words. A sold-out one has neither a price nor copies left. */
function describe(design: Design, { catalogue, studio }: Content) {
  const { id, title, imageDescription, size, hours, placement, tags } = design;
  const { price, left } = isSoldOut(design) ? {} : design;
  return {
    id,
    title,
    sentences: imageDescription ? toSentences(imageDescription) : [],
    size: size && toSizeWords(size, studio),
    hours: hours && toHours(hours, studio.locale),
    placement: placement?.join(", "),
    notes: tags?.join(", "),
    price,
    left,
    isSoldOut: isSoldOut(design),
    reserved: findReservation(design, studio),
    hasNamesake: catalogue.some((other) => other !== design && other.title === title),
  };
}
