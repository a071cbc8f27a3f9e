import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";
import { toDescription } from "./description.ts";

/** The number keeps it unique: two designs may have the same description. */
export const description = ({ data, site }: PageContextServer<Data>) =>
  `Design No. ${data.design.id}: ${toDescription(data.design, site)}`;
