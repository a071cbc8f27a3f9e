import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `There is no page at this address, but the designs by ${site.name} are still here.`;
