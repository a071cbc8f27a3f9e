import type { PageContextServer } from "vike/types";
import { toImageObject } from "#renderer/structured-data/image-object.ts";
import type { Data } from "./+data.ts";

export function structuredData({ data, site }: PageContextServer<Data>) {
  const works = [...data.tattoos, ...data.doodles];
  return [data.business, ...works.map((work) => toImageObject(work, site))];
}
