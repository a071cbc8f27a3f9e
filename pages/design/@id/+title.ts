import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

/** Includes the number when another design has the same title. */
export const title = ({ site, data: { design } }: PageContextServer<Data>) =>
  `${design.title}${design.hasNamesake ? `, No. ${design.id}` : ""} | ${site.name}`;
