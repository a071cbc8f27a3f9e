import type { PageContextServer } from "vike/types";

export const title = ({ site }: PageContextServer) => `Page not found | ${site.name}`;
