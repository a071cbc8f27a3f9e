import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `Deposits, prices, age, guests, placement, rescheduling and touch-ups: what to know before you book at ${site.name}.`;
