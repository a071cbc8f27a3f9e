/** Data of a design page: the design in words and inches, and tiles of the other available designs. */
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import type { Design } from "#domain/catalogue-schema.ts";
import { toMailAddress } from "#domain/contact.ts";
import { isSoldOut, nameDesign, toHours } from "#domain/design.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { findEntry } from "#domain/pictures.ts";
import type { Work } from "#domain/portfolio-schema.ts";
import { toSentences } from "#domain/sentences.ts";
import { toSizeWords } from "#domain/size.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toAlt } from "#domain/tile.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toCost } from "./cost.ts";
import type { Photo } from "./Healed.tsx";
import { toNeighbors, toOthers } from "./others/others-data.ts";
import { toSides } from "./sides.ts";
import { toTryOn } from "./try/try-on-data.ts";

export type Data = ReturnType<typeof data>;

export function data({ routeParams }: PageContextServer) {
  const content = readContent();
  const { catalogue, studio } = content;
  const manifest = readManifest();
  const design = catalogue.find(({ id }) => id === Number(routeParams.id));
  if (!design) throw render(404);
  const plate = findEntry(manifest.plate, design.image);
  const soldOut = isSoldOut(design);
  const { similar, others } = toOthers(design, content, manifest);
  return {
    design: { ...toFacts(design), hasNamesake: hasNamesake(design, catalogue) },
    cost: soldOut ? undefined : toCost(design, studio),
    soldOut: soldOut ? { similar, likeIt: toLikeItMail(design, studio) } : undefined,
    plate: {
      ...toSides(design, plate),
      image: { ...plate, tones: soldOut ? undefined : plate.tones },
      alt: toAlt(design),
    },
    tryOn: toTryOn(design, plate, studio),
    photos: toPhotos(design, content.portfolio.works, manifest),
    neighbors: toNeighbors(design, catalogue),
    others,
  };
}

function hasNamesake(design: Design, catalogue: readonly Design[]): boolean {
  return catalogue.some((other) => other !== design && other.title === design.title);
}

function toLikeItMail(design: Design, { contact }: Studio): string {
  return toMailAddress(contact.inquiriesEmail ?? contact.email, `One like ${nameDesign(design)}`);
}

function toFacts(design: Design) {
  const { id, title, imageDescription, size, hours, price, tags } = design;
  const soldOut = isSoldOut(design);
  return {
    id,
    title,
    isSoldOut: soldOut,
    sentences: imageDescription ? toSentences(imageDescription) : [],
    size: size && toSizeWords(size),
    hours: hours && toHours(hours),
    price: soldOut ? undefined : price,
    notes: tags?.join(", "),
  };
}

/** Of the works that show the design, healed and fresh. */
function toPhotos({ id, title }: Design, works: readonly Work[], { slide }: Manifest): Photo[] {
  return works
    .filter(({ design }) => design === id)
    .flatMap(({ src, alt = `${title} on skin`, healed, fresh }) => [
      { image: findEntry(slide, src), alt, note: healed && `healed ${healed}` },
      ...(fresh ? [{ image: findEntry(slide, fresh), alt: `${title}, fresh`, note: "fresh" }] : []),
    ]);
}
