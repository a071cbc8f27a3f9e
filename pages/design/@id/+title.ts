import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

/** With the number, where two designs bear one title. */
export const title = ({ site, data: { design } }: PageContextServer<Data>) =>
  `${design.title}${design.hasNamesake ? `, No. ${design.id}` : ""} | ${site.name}`;
