import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

export const title = ({ site, data }: PageContextServer<Data>) => `${site.name}: ${data.tagline}`;
