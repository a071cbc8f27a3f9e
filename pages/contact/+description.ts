import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `Write to ${site.name} about a hand-poked tattoo, a custom design, or anything else.`;
