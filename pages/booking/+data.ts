/** Data of the booking page: the artist's texts, the calendar's settings, and the available designs. */
import { toAddress } from "#domain/address.ts";
import { isSoldOut } from "#domain/availability.ts";
import type { Design } from "#domain/catalogue-schema.ts";
import { toFacts } from "#domain/design-facts.ts";
import { findEntry } from "#domain/find-entry.ts";
import type { Manifest } from "#domain/manifest-schema.ts";
import { largestOf } from "#domain/srcset.ts";
import { typeset } from "#domain/typeset.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";

export type Data = ReturnType<typeof data>;

/** Of the picture on a stamp: three times what the stamp shows. */
const SHARP_WIDTH = 270;

export function data() {
  const { catalogue, studio } = readContent();
  const manifest = readManifest();
  const { calLink, namespace, origin, config, initConfig, intro, faq, deposits } = studio.booking;
  return {
    email: studio.contact.email,
    intro,
    figures: manifest.figure,
    faq: faq.map(({ question, answer }) => ({ question, answer })),
    calendar: { calLink, namespace, origin, config, initConfig },
    designs: catalogue
      .filter((design) => !isSoldOut(design))
      .map((design) => ({ ...toNamed(design, manifest), facts: toFacts(design, deposits) })),
  };
}

function toNamed({ id, title, image }: Design, manifest: Manifest) {
  const { derivatives } = findEntry(manifest.tile, image);
  const { path } = derivatives.find(({ width }) => width >= SHARP_WIDTH) ?? largestOf({ derivatives });
  return { id, title: typeset(title), image: toAddress(path) };
}
