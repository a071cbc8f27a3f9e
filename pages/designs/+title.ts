import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

export const title = ({ site, data: { page } }: PageContextServer<Data>) =>
  `Designs${page > 1 ? `, page ${page}` : ""} | ${site.name}`;
