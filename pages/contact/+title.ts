import type { PageContextServer } from "vike/types";

export const title = ({ site }: PageContextServer) => `Contact | ${site.name}`;
