import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `There is no page at this address; the designs of ${site.name} are still here.`;
