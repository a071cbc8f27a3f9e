/** What the scripts of Home know of the drawing on its stamp. */
import type { PokeData } from "#renderer/poke/poke-data.ts";
import { embedded } from "#renderer/shell/embedded.ts";

export const HOME_JSON = embedded<PokeData>("home-json");
