/** What the scripts of a design page know of its design. */
import type { DesignIds } from "#domain/design.ts";
import { embedded } from "#renderer/shell/embedded.ts";
import type { PokeData } from "./poke/poke-data.ts";

type DesignJson = {
  id: number;
  /** The other available designs, with the most similar first: those that the page shows, and the rest. */
  others: { shown: DesignIds; more: DesignIds };
  poke?: PokeData;
};

export const DESIGN_JSON = embedded<DesignJson>("design-json");
