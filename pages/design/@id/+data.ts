/** Data of a design page: the design in words and inches, and tiles of the other available designs. */
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { isSoldOut } from "#domain/availability.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { findEntry } from "#domain/find-entry.ts";
import { toHours } from "#domain/hours-schema.ts";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import { type Inches, measure, toSizeWords } from "#domain/size.ts";
import { toAlt, toTile } from "#domain/tile.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toSentences } from "./sentences.ts";

export type Data = ReturnType<typeof data>;

export function data({ routeParams }: PageContextServer) {
  const { catalogue } = readContent();
  const manifest = readManifest();
  const design = catalogue.find(({ id }) => String(id) === routeParams.id);
  if (!design) throw render(404);
  const plate = findEntry(manifest.plate, design.image);
  const others = catalogue.filter((other) => other !== design && !isSoldOut(other));
  return {
    design: { ...toFacts(design), hasNamesake: hasNamesake(design, catalogue) },
    plate: { ...toSides(design, plate), image: plate, alt: toAlt(design) },
    others: others.map((other) => toTile(other, manifest)),
  };
}

function hasNamesake(design: Design, catalogue: readonly Design[]): boolean {
  return catalogue.some((other) => other !== design && other.title === design.title);
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

type Sides = { drawing: Box; inches: Inches } | { drawing?: undefined; inches?: undefined };

/** The drawing's box and its size, where both are known. */
function toSides({ size }: Design, { drawing, width, height }: PlateEntry): Sides {
  if (!size || !drawing) return {};
  const inches = measure(size, (drawing.width * width) / (drawing.height * height));
  return inches ? { drawing, inches } : {};
}
