import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

export const title = ({ site, data }: PageContextServer<Data>) => `${data.design.title} | ${site.name}`;
