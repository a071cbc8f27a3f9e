import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";
import { toDescription } from "./description.ts";

/** The number makes it the only one of its kind, as two designs may be described alike. */
export const description = ({ data, site }: PageContextServer<Data>) =>
  `Design No. ${data.design.id}: ${toDescription(data.design, site)}`;
