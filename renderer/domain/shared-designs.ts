/** designs.json: every design, for what React shows in the browser. The pages hold the same designs as HTML. */
import type { Design } from "./catalogue-schema.ts";
import type { Content } from "./content.ts";
import { isSoldOut, toFacts } from "./design.ts";
import type { Manifest } from "./manifest-schema.ts";
import { type Deposit, findDeposit } from "./payments.ts";
import type { Studio } from "./studio-schema.ts";
import { type Tile, toTile } from "./tile.ts";

export const SHARED_DESIGNS = "designs.json";

export type SharedDesign = Tile &
  Pick<Design, "status" | "isColor" | "placement" | "subjects"> & {
    amount?: number;
    /** Whether it stands before all others in the default order. */
    isFirst?: boolean;
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
    terms: isSoldOut(design) ? undefined : toTerms(design, studio),
  }));
}

function toTerms(design: Design, studio: Studio): SharedDesign["terms"] {
  const { price, hours } = design;
  return { ...toFacts(design, studio), hours, deposit: findDeposit(studio.booking.deposits, price) };
}
