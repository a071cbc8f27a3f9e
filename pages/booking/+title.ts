import type { PageContextServer } from "vike/types";

export const title = ({ site }: PageContextServer) => `Book an appointment | ${site.name}`;
