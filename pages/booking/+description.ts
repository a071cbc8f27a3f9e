import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) =>
  `Choose a time for your hand-poked tattoo at ${site.name}: the calendar, and what to know before you pick a day.`;
