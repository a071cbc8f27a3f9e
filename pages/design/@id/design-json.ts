/** What the scripts of a design page know about its design. */
import type { DesignIds } from "#domain/design.ts";
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { embedded } from "#renderer/shell/embedded.ts";
import type { HealedPhoto } from "./poke/healed-data.ts";
import type { TryOnDesign } from "./try-on/try-on-data.ts";

type DesignJson = {
  /** The other available designs beyond those in the page, with the most similar first. */
  more: DesignIds;
  tryOn?: TryOnDesign;
  poke?: PokeData;
  healed?: HealedPhoto;
};

export const DESIGN_JSON = embedded<DesignJson>("design-json");
