import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `Write to ${site.name}: the address for inquiries about a hand-poked tattoo, a design of your own, or anything else.`;
