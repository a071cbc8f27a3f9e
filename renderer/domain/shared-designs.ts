/** designs.json: every design, for what React shows in the browser. The pages hold the same designs as HTML. */
import type { Design } from "./catalogue-schema.ts";
import type { Content } from "./content.ts";
import { isSoldOut, toFacts } from "./design.ts";
import type { Manifest } from "./manifest-schema.ts";
import { type Deposit, findDeposit } from "./payments.ts";
import { findEntry } from "./pictures.ts";
import { toAspectRatio, toTrueSides } from "./size.ts";
import type { Studio } from "./studio-schema.ts";
import { type Tile, toTile } from "./tile.ts";

export const SHARED_DESIGNS = "designs.json";

export type SharedDesign = Tile &
  Pick<Design, "status" | "isColor" | "placement" | "subjects"> & {
    amount?: number;
    /** Whether it stands before all others in the default order. */
    isFirst?: boolean;
    /** The true width of its picture. An open size counts at its least. */
    inches?: number;
    /** Its size and hours, and what it costs and how that is paid. Only for a design that can be booked. */
    terms?: ReturnType<typeof toFacts> & Pick<Design, "hours"> & { deposit?: Deposit };
  };

/** Keeps the order of the catalogue. */
export function toSharedDesigns({ catalogue, studio }: Content, manifest: Manifest): SharedDesign[] {
  return catalogue.map((design) => ({
    ...toTile(design, manifest, studio),
    status: design.status,
    isColor: design.isColor,
    placement: design.placement,
    subjects: design.subjects,
    amount: design.price?.amount,
    isFirst: (studio.designs.start === "featured" && !isSoldOut(design) && design.featured) || undefined,
    inches: toInches(design, manifest),
    terms: isSoldOut(design) ? undefined : toTerms(design, studio),
  }));
}

function toInches({ size, image }: Design, manifest: Manifest): number | undefined {
  const plate = findEntry(manifest.plate, image);
  const drawing = plate.drawing ?? { left: 0, top: 0, width: 1, height: 1 };
  if (!size) return undefined;
  const { width } = toTrueSides(size, toAspectRatio(drawing, plate));
  return Number((width / drawing.width).toFixed(2));
}

function toTerms(design: Design, studio: Studio): SharedDesign["terms"] {
  const { price, hours } = design;
  return { ...toFacts(design, studio), hours, deposit: findDeposit(studio.booking.deposits, price) };
}
