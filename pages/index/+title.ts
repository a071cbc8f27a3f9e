import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

export const title = ({ site, data }: PageContextServer) => `${site.name}: ${(data as Data).tagline}`;
