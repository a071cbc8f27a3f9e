import type { PageContextServer } from "vike/types";

export const description = ({ site }: PageContextServer) => site.description;
