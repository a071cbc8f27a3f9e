import type { PageContextServer } from "vike/types";

export const title = ({ site }: PageContextServer) => `Designs | ${site.name}`;
