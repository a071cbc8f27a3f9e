import type { PageContextServer } from "vike/types";

export const title = ({ site }: PageContextServer) => `Info and policies | ${site.name}`;
