/** A design in words and numbers: its facts, its cost, its sides and its neighbors. */
import { findReservation } from "#domain/books.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { isSoldOut, toHours, toHourWords } from "#domain/design.ts";
import type { Unit } from "#domain/lengths.ts";
import type { Box, PlateEntry } from "#domain/manifest-schema.ts";
import { findDeposit, toPaymentWords } from "#domain/payments.ts";
import { toPolicyId } from "#domain/routes.ts";
import { type Inches, measure, toAspectRatio, toSizeWords, toTrueSides } from "#domain/size.ts";
import type { Studio } from "#domain/studio-schema.ts";
import { toPriceOrAsk } from "#domain/tile.ts";

/** Puts the fields of a design into words. A sold-out one has neither a price nor copies left. */
export function describeDesign(design: Design, { catalogue, studio }: Content) {
  const { id, title, imageDescription, size, hours, placement, tags } = design;
  const { price, left } = isSoldOut(design) ? {} : design;
  return {
    id,
    title,
    sentences: imageDescription ? toSentences(imageDescription) : [],
    size: size && toSizeWords(size, studio),
    /** Whether it may be larger: rulers, print and try-on show it at its smallest. */
    canGrow: Boolean(size?.isOpen || size?.upTo),
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

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Splits the description of a design into sentences, which become lines. */
export function toSentences(text: string): string[] {
  return [...segmenter.segment(text.replaceAll(/\s+/g, " ").trim())].map(({ segment }) => segment.trim());
}

const ON_REQUEST = "Price on request";

export function toCost(design: Design, studio: Studio) {
  const { booking, contact, policies } = studio;
  const { deposits, payments, tips } = booking;
  const { price = ON_REQUEST, ask } = toPriceOrAsk(design, contact.email);
  const facts = [
    design.size && toSizeWords(design.size, studio),
    design.hours && toHourWords(design.hours, studio.locale),
  ];
  return {
    price,
    ask,
    /** Shown beside the price on one line. */
    facts: facts.filter((fact) => fact !== undefined),
    deposit: findDeposit(deposits, design.price)?.text,
    depositPolicy: findDepositPolicy(policies.sections),
    payments: [toPaymentWords(payments), tips].filter(Boolean).join(". "),
  };
}

/** Finds the policy that lists the deposits, or else the policies page. */
export function findDepositPolicy(sections: Studio["policies"]["sections"]): string {
  const policy = sections.find(({ listsDeposits }) => listsDeposits);
  return policy ? `/info/#${toPolicyId(policy.title)}` : "/info/";
}

/** `inches` are round in the studio's unit; `trueSides` keep the drawing's aspect ratio. */
type KnownSides = { drawing: Box; inches: Inches; trueSides: Inches };
type Sides = KnownSides | { drawing?: undefined; inches?: undefined };

/** A plate whose drawing has a size. */
export type Measured = { image: PlateEntry; alt: string } & KnownSides;

/** Returns the drawing's box and size if both are known. */
export function toSides({ size }: Design, plate: PlateEntry, units: Unit): Sides {
  const { drawing } = plate;
  if (!size || !drawing) return {};
  const aspectRatio = toAspectRatio(drawing, plate);
  return {
    drawing,
    inches: measure(size, aspectRatio, units),
    trueSides: toTrueSides(size, aspectRatio),
  };
}

/** Finds the neighbors among the available designs. */
export function toNeighbors({ id }: Design, catalogue: readonly Design[]) {
  const available = catalogue.filter((other) => !isSoldOut(other)).map((other) => other.id);
  const ids = available.sort((a, b) => a - b);
  return { previous: ids.findLast((other) => other < id), next: ids.find((other) => other > id) };
}
