import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";

export function description({ data, site }: PageContextServer<Data>): string {
  const { title, sentences } = data.design;
  return sentences.join(" ") || `${title}, a dotwork design by ${site.name}.`;
}
