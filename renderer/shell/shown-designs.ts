/** The catalogue's order as last shown in this tab. The links to the previous and next design follow it. */
import { type DesignIds, readIds } from "#domain/design.ts";
import { readStored, store } from "./storage.ts";

const KEY = "designs.order";

export const keepShown = (ids: DesignIds) => store(KEY, ids.join(), "sessionStorage");

export const readShown = () => readIds(readStored(KEY, "sessionStorage") ?? "");
