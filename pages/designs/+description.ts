import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `Pre-drawn designs by ${site.name}, ready to be hand-poked: sizes, hours and prices.`;
