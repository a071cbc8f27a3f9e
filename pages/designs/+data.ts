/** Data for the catalogue: every design, the same as in designs.json. */
import { findClosed } from "#domain/books.ts";
import { toMoney } from "#domain/money.ts";
import { readThumbs } from "#domain/pictures.ts";
import { toSharedDesigns } from "#domain/shared-designs.ts";
import { readContent, readManifest } from "#renderer/content.server.ts";
import { toHead } from "#renderer/shell/structured-data.ts";
import { toPriceSteps } from "./filter.ts";

export type Data = ReturnType<typeof data>;

export function data() {
  const manifest = readManifest();
  const content = readContent();
  const designs = toSharedDesigns(content, manifest);
  const { handPoked } = content.studio.about;
  const head = toHead(content.studio, {
    name: "Designs",
    path: "/designs/",
    description:
      designs.length > 0
        ? `Pre-drawn designs by ${content.studio.name}, ready to be ${handPoked ? "hand-poked" : "tattooed"}: sizes and prices.`
        : `${handPoked ? "Hand-poked tattoos" : "Tattoos"} by ${content.studio.name} are drawn for you alone: bring an idea of your own.`,
  });
  return {
    head,
    closed: findClosed(content.studio),
    designs,
    priceSteps: toPriceSteps(designs).map((step) => ({
      value: String(step),
      label: toMoney(step, content.studio),
    })),
    thumbs: readThumbs(manifest, "tile"),
  };
}
