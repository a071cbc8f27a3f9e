import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

/** With the number, as two designs may bear one title. */
export const title = ({ site, data: { design } }: PageContextServer<Data>) =>
  `${design.title}, No. ${design.id} | ${site.name}`;
