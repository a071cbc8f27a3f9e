import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

export const description = ({ site, data: { page, pages } }: PageContextServer<Data>) =>
  `Pre-drawn designs by ${site.name}, ready to be hand-poked: sizes, hours and prices.${page > 1 ? ` Page ${page} of ${pages}.` : ""}`;
